// Measures the labels on standard input, one a line, with Pango: a layout for each.
// Prints how many it measures a second of processor time and how many lines they have, as JSON.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static long measure(PangoContext *context, PangoFontDescription *font, GPtrArray *labels) {
  long lines = 0;
  for (guint index = 0; index < labels->len; index++) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_width(layout, 200 * PANGO_SCALE);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD);
    pango_layout_set_text(layout, g_ptr_array_index(labels, index), -1);
    int width, height;
    pango_layout_get_size(layout, &width, &height);
    lines += pango_layout_get_line_count(layout);
    g_object_unref(layout);
  }
  return lines;
}

int main(int count, char **arguments) {
  if (count != 2) return 64;
  GPtrArray *labels = g_ptr_array_new();
  char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    g_ptr_array_add(labels, g_strdup(line));
  }
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription *font = pango_font_description_from_string(arguments[1]);
  pango_font_description_set_absolute_size(font, 15 * PANGO_SCALE);
  long lines = measure(context, font, labels);
  double best = 0;
  for (int run = 0; run < 7; run++) {
    double start = now();
    measure(context, font, labels);
    double speed = labels->len / (now() - start);
    if (speed > best) best = speed;
  }
  printf("{\"perSecond\": %.0f, \"lines\": %ld, \"version\": \"%s\"}\n", best, lines, pango_version_string());
  return 0;
}
