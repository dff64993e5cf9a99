import { expect, test } from './support/fixtures.ts';

test('what is injected into a page neither runs nor becomes markup', {
  tag: '@desktop',
}, async ({ page, trouble }) => {
  trouble.expect(/Content Security Policy|TrustedHTML|TrustedScript/);
  await page.goto('/');
  const injected = await page.evaluate(() => {
    const { body } = document;
    const injections = [
      () => body.insertAdjacentHTML('beforeend', '<b data-injected></b>'),
      () => {
        const script = document.createElement('script');
        script.append('document.body.dataset.injected = "by a script"');
        body.append(script);
      },
      () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'document.body.dataset.injected = "by a handler"');
        body.append(button);
        button.click();
      },
    ];
    for (const inject of injections) {
      try {
        inject();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
    return [...document.querySelectorAll('[data-injected]')].map((element) => element.outerHTML);
  });
  expect(injected).toEqual([]);
});
