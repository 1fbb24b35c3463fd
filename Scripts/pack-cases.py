#!/usr/bin/env python3
"""Packs a JSON file of conformance cases into the compact form stored with the tests.

usage: pack-cases.py CASES.json PACKED

A file is the bytes "CJ1", a table of strings (count, then length and UTF-8 each), and one value.
A value begins with a tag: 0 null, 1 false, 2 true, 3 array, 4 object (pairs of string number and
value), 5 string number, 6 eight bytes of a double, 7 array of four, 8 array of two, 16 + k an
integer divided by ten to the power of k, 128 + n the integer n. Counts and integers are varints,
seven bits a byte, lowest first; the integers of tag 16 + k are folded so that the sign is the
lowest bit.
"""
import json
import struct
import sys


def count_strings(value, counts):
    """Counts the strings of a value, so that frequent ones get short numbers."""
    if isinstance(value, str):
        counts[value] = counts.get(value, 0) + 1
    elif isinstance(value, list):
        for item in value:
            count_strings(item, counts)
    elif isinstance(value, dict):
        for key, item in value.items():
            count_strings(key, counts)
            count_strings(item, counts)


class Packer:
    """Writes one document."""

    def __init__(self, document):
        counts = {}
        count_strings(document, counts)
        strings = sorted(counts, key=lambda string: -counts[string])
        self.numbers = {string: number for number, string in enumerate(strings)}
        self.bytes = bytearray(b"CJ1")
        self.varint(len(strings))
        for string in strings:
            encoded = string.encode()
            self.varint(len(encoded))
            self.bytes += encoded
        self.value(document)

    def varint(self, number):
        while number >= 0x80:
            self.bytes.append(number & 0x7F | 0x80)
            number >>= 7
        self.bytes.append(number)

    def value(self, value):
        if value is None:
            self.bytes.append(0)
        elif isinstance(value, bool):
            self.bytes.append(2 if value else 1)
        elif isinstance(value, list):
            self.array(value)
        elif isinstance(value, dict):
            self.bytes.append(4)
            self.varint(len(value))
            for key, item in value.items():
                self.varint(self.numbers[key])
                self.value(item)
        elif isinstance(value, str):
            self.bytes.append(5)
            self.varint(self.numbers[value])
        else:
            self.number(float(value))

    def array(self, items):
        short = {4: 7, 2: 8}.get(len(items))
        self.bytes.append(short or 3)
        if not short:
            self.varint(len(items))
        for item in items:
            self.value(item)

    def number(self, number):
        for places in range(8):
            integer = round(number * 10**places)
            if abs(integer) < 1 << 40 and integer / 10**places == number:
                return self.decimal(integer, places)
        self.bytes.append(6)
        self.bytes += struct.pack("<d", number)

    def decimal(self, integer, places):
        if places == 0 and 0 <= integer < 128:
            self.bytes.append(128 + integer)
            return
        self.bytes.append(16 + places)
        self.varint(integer << 1 if integer >= 0 else (-integer << 1) - 1)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as source:
        packed = Packer(json.load(source)).bytes
    with open(sys.argv[2], "wb") as target:
        target.write(packed)
