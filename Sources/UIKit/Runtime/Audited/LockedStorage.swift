/// What guards its contents by a lock, whatever they are.
package protocol LockedStorage: AnyObject {}

extension _LockedBuffer: LockedStorage {}
