#include "text_peer.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stdlib.h>

struct text_peer {
  hb_font_t *font;
  hb_buffer_t *buffer;
  hb_language_t language;
  unsigned units_per_em;
};

text_peer *text_peer_open(const char *path) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return NULL;
  hb_face_t *face = hb_face_create(blob, 0);
  text_peer *peer = malloc(sizeof *peer);
  peer->font = hb_font_create(face);
  peer->buffer = hb_buffer_create();
  peer->language = hb_language_from_string("en", -1);
  peer->units_per_em = hb_face_get_upem(face);
  hb_face_destroy(face);
  hb_blob_destroy(blob);
  return peer;
}

void text_peer_close(text_peer *peer) {
  hb_font_destroy(peer->font);
  hb_buffer_destroy(peer->buffer);
  free(peer);
}

static void shape(text_peer *peer, const char *text, int length) {
  hb_buffer_clear_contents(peer->buffer);
  hb_buffer_add_utf8(peer->buffer, text, length, 0, length);
  hb_buffer_set_direction(peer->buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(peer->buffer, HB_SCRIPT_LATIN);
  hb_buffer_set_language(peer->buffer, peer->language);
  hb_shape(peer->font, peer->buffer, NULL, 0);
}

long text_peer_shape(text_peer *peer, const char *text, int length) {
  shape(peer, text, length);
  unsigned count;
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(peer->buffer, &count);
  long total = 0;
  for (unsigned index = 0; index < count; index++) total += positions[index].x_advance;
  return total;
}

int text_peer_line_count(text_peer *peer, const char *text, int length, double size, double width) {
  shape(peer, text, length);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(peer->buffer, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(peer->buffer, &count);
  long limit = (long)(width * peer->units_per_em / size);
  // The line up to the last space with it, and the word after that.
  long line = 0, word = 0;
  int lines = 1;
  for (unsigned index = 0; index <= count; index++) {
    int is_space = index < count && text[infos[index].cluster] == ' ';
    if (index < count && !is_space) {
      word += positions[index].x_advance;
      continue;
    }
    if (line > 0 && line + word > limit) {
      lines += 1;
      line = 0;
    }
    line += word + (is_space ? positions[index].x_advance : 0);
    word = 0;
  }
  return lines;
}
