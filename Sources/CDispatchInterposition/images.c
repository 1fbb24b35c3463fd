// The loaded images of the process.
#include "internal.h"

#include <link.h>

// The first address of an image is that of a page.
#define PAGE_MASK 4095ul

typedef struct {
  uintptr_t address;
  interposition_image *image;
} image_search;

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  image_search *search = context;
  interposition_image found = {.base = UINTPTR_MAX, .path = info->dlpi_name};
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    uintptr_t first = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    uintptr_t end = first + info->dlpi_phdr[i].p_memsz;
    if (first < found.base) found.base = first & ~PAGE_MASK;
    if (!(info->dlpi_phdr[i].p_flags & PF_X) || search->address < first || search->address >= end) continue;
    found.code = first;
    found.code_end = end;
  }
  if (!found.code_end) return 0;
  *search->image = found;
  return 1;
}

bool interposition_find_image(uintptr_t address, interposition_image *image) {
  image_search search = {address, image};
  return dl_iterate_phdr(find_image, &search) != 0;
}
