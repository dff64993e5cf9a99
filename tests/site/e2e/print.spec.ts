import { expect, test } from './support/fixtures.ts';

/** The most sheets of A4 that a page may take. */
const sheets = {
  '/services/google-adword-ppc-services': 4,
  '/packages/Ads-management': 4,
};

for (const [path, most] of Object.entries(sheets)) {
  test(`${path} prints on at most ${most} sheets, in black on white, without what is pressed`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);

    await page.emulateMedia({ media: 'print' });
    // On a screen, figures that nobody has scrolled to stand where counting begins.
    for (const figure of await page.locator('[data-count-to]').all()) {
      await expect(figure).not.toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
    }
    for (const name of ['Main menu', 'All pages', 'Quick contact']) {
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    const grounds = await page
      .locator('main, main *, footer')
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).backgroundColor)),
      ]);
    expect(grounds.filter((colour) => !/, 0\)$|255, 255, 255/.test(colour))).toEqual([]);
  });
}
