#ifndef TEXTURE_FIXTURES_LIBXML2_SHIM_H
#define TEXTURE_FIXTURES_LIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// With ICU on, libxml2's headers pull in ICU's, which clash with the copy inside Foundation.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/pattern.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlwriter.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

// The C library's headers declare it only for programs that ask for extensions.
extern void *memmem(const void *text, size_t size, const void *wanted, size_t length);
static inline const void *texture_fixtures_find(
    const void *text, size_t size, const void *wanted, size_t length) {
  return memmem(text, size, wanted, length);
}

// `xmlFree` is a mutable global function pointer, which Swift 6 rejects.
static inline void texture_fixtures_xml_free(void *pointer) { xmlFree(pointer); }

// A handler of messages is variadic, which Swift cannot write. libxml2 prints the limit of operations of
// an XPath expression on standard error, in addition to the error that it returns.
static inline void texture_fixtures_xml_ignore(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}
static inline void texture_fixtures_xml_silence(void) {
  xmlSetGenericErrorFunc(NULL, texture_fixtures_xml_ignore);
}

#endif
