// Measures labels with HarfBuzz alone: the whole label in one call, lines ended at spaces.
#pragma once

typedef struct text_peer text_peer;

/// Opens a font file; returns null for one that cannot be read.
text_peer *text_peer_open(const char *path);

/// Frees what text_peer_open made.
void text_peer_close(text_peer *peer);

/// Shapes a text of UTF-8 in one call and returns its advance in units of the font.
long text_peer_shape(text_peer *peer, const char *text, int length);

/// Shapes a label in one call and returns the number of its lines in a width of some points.
int text_peer_line_count(text_peer *peer, const char *text, int length, double size, double width);
