// The name of a function, from the symbol table of its binary, and its file and line, from the line tables (DWARF 2
// to 5, section 6.2). The functions of closures are local, so that `dladdr` does not know their names.
#include "internal.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Bytes that are read from a mapped file. Proof: every read is limited by the end; beyond it, values are 0.
typedef struct {
  const uint8_t *at, *end;
} bytes;

static uint64_t take_number(bytes *input, int size) {
  uint64_t value = 0;
  if (input->end - input->at < size) {
    input->at = input->end;
    return 0;
  }
  memcpy(&value, input->at, size);
  input->at += size;
  return value;
}

static uint64_t take_leb(bytes *input, bool is_signed) {
  uint64_t value = 0;
  int shift = 0;
  uint8_t byte = 0;
  do {
    byte = (uint8_t)take_number(input, 1);
    if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
  } while ((byte & 0x80) && input->at < input->end);
  if (is_signed && shift < 64 && (byte & 0x40)) value |= ~0ull << shift;
  return value;
}

static const char *take_string(bytes *input) {
  const char *start = (const char *)input->at;
  const uint8_t *zero = memchr(input->at, 0, input->end - input->at);
  if (!zero) {
    input->at = input->end;
    return "";
  }
  input->at = zero + 1;
  return start;
}

static void skip(bytes *input, uint64_t count) {
  uint64_t left = input->end - input->at;
  input->at += count < left ? count : left;
}

typedef struct {
  bytes lines, line_strings, strings;
} sections;

static const char *string_at(bytes section, uint64_t offset) {
  skip(&section, offset);
  return take_string(&section);
}

typedef struct {
  int version, offset_size, min_length, line_base, line_range, opcode_base;
  uint8_t lengths[256];
  bytes tables, program;
} unit;

static bool take_unit(bytes *input, unit *result) {
  if (input->at >= input->end) return false;
  uint64_t length = take_number(input, 4);
  result->offset_size = length == 0xffffffff ? 8 : 4;
  if (result->offset_size == 8) length = take_number(input, 8);
  bytes body = *input;
  skip(input, length);
  body.end = input->at;
  result->version = (int)take_number(&body, 2);
  if (result->version >= 5) skip(&body, 2);
  uint64_t header_length = take_number(&body, result->offset_size);
  result->program = body;
  skip(&result->program, header_length);
  result->min_length = (int)take_number(&body, 1);
  if (result->version >= 4) skip(&body, 1);
  skip(&body, 1);
  result->line_base = (int8_t)take_number(&body, 1);
  result->line_range = (int)take_number(&body, 1);
  result->opcode_base = (int)take_number(&body, 1);
  for (int i = 1; i < result->opcode_base; i++) result->lengths[i] = (uint8_t)take_number(&body, 1);
  result->tables = body;
  return result->version >= 2 && result->version <= 5 && result->line_range > 0;
}

typedef struct {
  uint64_t address, file, line;
} row;

typedef struct {
  uint64_t target;
  row former, found;
  bool has_former, is_found;
} search;

// The row before the first one beyond the target is the target's; line 0 means that the next line counts.
static void add_row(search *search, row next, bool is_end) {
  bool is_in = search->has_former && search->former.address <= search->target && search->target < next.address;
  if (is_in && !search->found.line) search->found = search->former;
  if (search->found.line == 0 && search->found.file && next.line && !is_end) search->found.line = next.line;
  search->is_found = search->found.line > 0;
  search->former = next;
  search->has_former = !is_end;
  if (is_end && !search->is_found) search->found = (row){0, 0, 0};
}

static void run_extended(bytes *program, search *search, row *state) {
  uint64_t length = take_leb(program, false);
  bytes body = *program;
  skip(program, length);
  body.end = program->at;
  uint8_t opcode = (uint8_t)take_number(&body, 1);
  if (opcode == 1) {
    add_row(search, *state, true);
    *state = (row){0, 1, 1};
  } else if (opcode == 2) {
    state->address = take_number(&body, (int)(body.end - body.at) == 4 ? 4 : 8);
  }
}

static void run_standard(const unit *unit, int opcode, bytes *program, search *search, row *state) {
  switch (opcode) {
    case 1: return add_row(search, *state, false);
    case 2: state->address += take_leb(program, false) * unit->min_length; return;
    case 3: state->line += take_leb(program, true); return;
    case 4: state->file = take_leb(program, false); return;
    case 8: state->address += (uint64_t)((255 - unit->opcode_base) / unit->line_range) * unit->min_length; return;
    case 9: state->address += take_number(program, 2); return;
    default:
      for (int i = 0; i < unit->lengths[opcode]; i++) take_leb(program, false);
  }
}

static void run_program(const unit *unit, search *search) {
  bytes program = unit->program;
  row state = {0, 1, 1};
  while (program.at < program.end && !search->is_found) {
    int opcode = (int)take_number(&program, 1);
    if (opcode >= unit->opcode_base) {
      int change = opcode - unit->opcode_base;
      state.address += (uint64_t)(change / unit->line_range) * unit->min_length;
      state.line += unit->line_base + change % unit->line_range;
      add_row(search, state, false);
    } else if (opcode == 0) {
      run_extended(&program, search, &state);
    } else {
      run_standard(unit, opcode, &program, search, &state);
    }
  }
}

// The name of a file of version 4 or earlier, numbered from 1.
static const char *former_name(bytes tables, uint64_t number) {
  while (*take_string(&tables)) {}
  for (uint64_t i = 1; tables.at < tables.end; i++) {
    const char *name = take_string(&tables);
    if (!*name || i == number) return name;
    for (int j = 0; j < 3; j++) take_leb(&tables, false);
  }
  return "";
}

enum { PATH = 1, STRING = 8, LINE_STRP = 0x1f, STRP = 0x0e, DATA16 = 0x1e, UDATA = 0x0f, DATA1 = 0x0b, DATA2 = 5, DATA4 = 6, DATA8 = 7, BLOCK = 9 };

static const char *take_form(bytes *input, uint64_t form, int offset_size, const sections *all) {
  switch (form) {
    case STRING: return take_string(input);
    case LINE_STRP: return string_at(all->line_strings, take_number(input, offset_size));
    case STRP: return string_at(all->strings, take_number(input, offset_size));
    case DATA16: skip(input, 16); return "";
    case DATA1: skip(input, 1); return "";
    case DATA2: skip(input, 2); return "";
    case DATA4: skip(input, 4); return "";
    case DATA8: skip(input, 8); return "";
    case BLOCK: skip(input, take_leb(input, false)); return "";
    default: take_leb(input, false); return "";
  }
}

// Reads the directories or the files of version 5, which are numbered from 0. Returns the path of one.
static const char *take_entries(bytes *input, uint64_t number, int offset_size, const sections *all) {
  uint64_t formats[2][16];
  int count = (int)take_number(input, 1);
  for (int i = 0; i < count; i++) {
    uint64_t kind = take_leb(input, false), form = take_leb(input, false);
    if (i < 16) formats[0][i] = kind, formats[1][i] = form;
  }
  if (count > 16) return "";
  const char *result = "";
  uint64_t entries = take_leb(input, false);
  for (uint64_t entry = 0; entry < entries && input->at < input->end; entry++)
    for (int i = 0; i < count; i++) {
      const char *text = take_form(input, formats[1][i], offset_size, all);
      if (entry == number && formats[0][i] == PATH) result = text;
    }
  return result;
}

static const char *file_name(const unit *unit, uint64_t number, const sections *all) {
  bytes tables = unit->tables;
  if (unit->version < 5) return former_name(tables, number);
  take_entries(&tables, ~0ull, unit->offset_size, all);
  return take_entries(&tables, number, unit->offset_size, all);
}

static bytes section_of(bytes file, const Elf64_Ehdr *header, const char *name) {
  for (int i = 0; i < header->e_shnum; i++) {
    Elf64_Shdr section, names;
    bytes at = file, names_at = file;
    skip(&at, header->e_shoff + (uint64_t)i * sizeof section);
    skip(&names_at, header->e_shoff + (uint64_t)header->e_shstrndx * sizeof names);
    if (at.end - at.at < (long)sizeof section || names_at.end - names_at.at < (long)sizeof names) break;
    memcpy(&section, at.at, sizeof section);
    memcpy(&names, names_at.at, sizeof names);
    if (strcmp(string_at(file, names.sh_offset + section.sh_name), name)) continue;
    if (section.sh_flags & SHF_COMPRESSED) break;
    bytes found = file;
    skip(&found, section.sh_offset);
    bytes end = found;
    skip(&end, section.sh_size);
    found.end = end.at;
    return found;
  }
  return (bytes){file.end, file.end};
}

typedef struct {
  bytes file;
  uint64_t address;
  void *map;
  size_t size;
} binary;

// Maps the binary that has the code at an address, and finds the address in its tables.
static bool map_binary(uintptr_t code, binary *result) {
  Dl_info info;
  struct stat status;
  Elf64_Ehdr header;
  if (!code || !dladdr((void *)code, &info)) return false;
  int file = open(info.dli_fname, O_RDONLY | O_CLOEXEC);
  if (file < 0) file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool is_readable = !fstat(file, &status) && status.st_size >= (off_t)sizeof header;
  result->size = is_readable ? status.st_size : 0;
  result->map = is_readable ? mmap(NULL, result->size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
  close(file);
  if (result->map == MAP_FAILED) return false;
  result->file = (bytes){result->map, (uint8_t *)result->map + result->size};
  memcpy(&header, result->map, sizeof header);
  result->address = header.e_type == ET_EXEC ? code : code - (uintptr_t)info.dli_fbase;
  if (!memcmp(header.e_ident, ELFMAG, SELFMAG) && header.e_ident[EI_CLASS] == ELFCLASS64) return true;
  munmap(result->map, result->size);
  return false;
}

static void write_text(const char *text, char *buffer, int length) {
  strncpy(buffer, text, length - 1);
  buffer[length - 1] = 0;
}

static bool find_symbol(const binary *binary, char *buffer, int length) {
  Elf64_Ehdr header;
  memcpy(&header, binary->map, sizeof header);
  bytes symbols = section_of(binary->file, &header, ".symtab"), names = section_of(binary->file, &header, ".strtab");
  Elf64_Sym symbol;
  for (; symbols.end - symbols.at >= (long)sizeof symbol; symbols.at += sizeof symbol) {
    memcpy(&symbol, symbols.at, sizeof symbol);
    if (ELF64_ST_TYPE(symbol.st_info) != STT_FUNC || binary->address - symbol.st_value >= symbol.st_size) continue;
    write_text(string_at(names, symbol.st_name), buffer, length);
    return buffer[0];
  }
  return false;
}

static bool find_line(const binary *binary, char *name, int length, int *line) {
  Elf64_Ehdr header;
  memcpy(&header, binary->map, sizeof header);
  bytes file = binary->file;
  sections all = {section_of(file, &header, ".debug_line"), section_of(file, &header, ".debug_line_str"),
                  section_of(file, &header, ".debug_str")};
  search search = {.target = binary->address};
  unit unit = {0};
  while (!search.is_found && all.lines.at < all.lines.end) {
    if (!take_unit(&all.lines, &unit)) continue;
    search.has_former = false;
    search.found = (row){0, 0, 0};
    run_program(&unit, &search);
  }
  if (!search.is_found) return false;
  const char *path = file_name(&unit, search.found.file, &all), *slash = strrchr(path, '/');
  write_text(slash ? slash + 1 : path, name, length);
  *line = (int)search.found.line;
  return name[0];
}

bool interposition_symbol(const uintptr_t *code, char *buffer, int length) {
  bool is_found = false;
  for (int i = 0; i < 3 && !is_found; i++) {
    Dl_info info;
    binary binary;
    if (code[i] && dladdr((void *)code[i], &info) && info.dli_sname) {
      write_text(info.dli_sname, buffer, length);
      return true;
    }
    if (!map_binary(code[i], &binary)) continue;
    is_found = find_symbol(&binary, buffer, length);
    munmap(binary.map, binary.size);
  }
  return is_found;
}

bool interposition_line(const uintptr_t *code, char *name, int length, int *line) {
  bool is_found = false;
  for (int i = 0; i < 3 && !is_found; i++) {
    binary binary;
    if (!map_binary(code[i], &binary)) continue;
    is_found = find_line(&binary, name, length, line);
    munmap(binary.map, binary.size);
  }
  return is_found;
}
