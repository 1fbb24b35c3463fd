#include <harfbuzz/hb.h>
#include <harfbuzz/hb-aat.h>
#include <harfbuzz/hb-ot.h>
