/**
 * Adds a style sheet for screens to the page. Says when it stands there, or that it could not be had.
 * What it shows, no paper has.
 */
export function loadStyle(href = ''): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'screen';
  link.href = href;
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}
