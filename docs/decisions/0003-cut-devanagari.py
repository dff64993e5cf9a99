"""Cuts src/styles/fonts/anek-devanagari.woff2; why it is cut like this: 0003-fonts.md.

    python3 docs/decisions/0003-cut-devanagari.py SOURCE.woff2 src/styles/fonts/anek-devanagari.woff2

SOURCE is anek-devanagari-devanagari-wght-normal.woff2 of @fontsource-variable/anek-devanagari.
Needs fontTools with brotli, and HarfBuzz's hb-shape. Run it again when Hindi text was added.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = (400, 800)
LETTERS = (
    'अआइईउऊएऐओऔऋऑकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहड़ढ़ज़फ़'
    'ँंःािीुूृेैोौॉ़्।०१२३४५६७८९\u200c\u200d\u25cc '
)
# Drawn well even before a text uses them.
FREQUENT = 'क्ष त्र ज्ञ श्र द्ध द्व रु रू क्त त्त दृ कृ हृ र्क ट्र नहीं'

# With these alone every word is legible, conjuncts in their half forms.
BASIC = {'akhn', 'rphf', 'blwf', 'half', 'vatu', 'nukt', 'rkrf', 'abvm', 'blwm', 'locl'}
FULL = BASIC | {'cjct', 'pres', 'abvs', 'blws', 'psts', 'dist', 'kern'}


def hindi_words():
    files = [*pathlib.Path('content').rglob('*.md'), *pathlib.Path('content').rglob('*.yaml')]
    text = ' '.join([FREQUENT, *(file.read_text('utf8') for file in files)])
    return sorted(set(re.findall('[\u0900-\u097f\u200c\u200d]+', text)))


def limited(source):
    font = TTFont(source)
    instancer.instantiateVariableFont(font, {'wght': WEIGHTS}, inplace=True)
    variations = font['gvar'].variations
    font['gvar'].variations = {
        name: variations[name] if name in variations else [] for name in font.getGlyphOrder()
    }
    font.flavor = None
    return font


def subsetter(features, closure):
    options = subset.Options()
    options.layout_features = sorted(features)
    options.layout_closure = closure
    options.hinting = False
    return subset.Subsetter(options)


def glyphs_of_letters(path):
    font = TTFont(path)
    cut = subsetter(BASIC, closure=True)
    cut.populate(text=LETTERS)
    cut.subset(font)
    return set(font.getGlyphOrder())


def glyphs_of_words(path, words):
    """The glyphs HarfBuzz ends up with, in every word of the site."""
    with tempfile.NamedTemporaryFile('w', encoding='utf8', suffix='.txt') as list_of_words:
        list_of_words.write('\n'.join(words))
        list_of_words.flush()
        command = ['hb-shape', '--no-clusters', '--no-positions', '--no-glyph-names']
        command += ['--script=deva', '--language=hi', f'--text-file={list_of_words.name}', path]
        shaped = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    order = TTFont(path).getGlyphOrder()
    return {order[int(glyph)] for glyph in re.findall(r'\d+', shaped)}


def glyphs_on_the_way(font, wanted):
    """Forms that a wanted glyph is made from: ी + ं become one glyph, which then gets narrower."""
    found = set()
    for lookup in font['GSUB'].table.LookupList.Lookup:
        for table in (getattr(each, 'ExtSubTable', each) for each in lookup.SubTable):
            if table.LookupType == 1:
                found |= {before for before, after in table.mapping.items() if after in wanted}
    return found


source, target = sys.argv[1:]
font = limited(source)
with tempfile.NamedTemporaryFile(suffix='.ttf') as file:
    font.save(file.name)
    words = hindi_words()
    wanted = glyphs_of_words(file.name, words)
    kept = glyphs_of_letters(file.name) | wanted | glyphs_on_the_way(font, wanted)
    font = TTFont(file.name)
cut = subsetter(FULL, closure=False)
cut.populate(glyphs=kept, text=LETTERS)
cut.subset(font)
font.flavor = 'woff2'
font.save(target)
print(f'{len(words)} words, {len(kept)} glyphs, {pathlib.Path(target).stat().st_size} bytes')
