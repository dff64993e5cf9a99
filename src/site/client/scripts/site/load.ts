/**
 * What stands in every page (src/site/layouts/Document.astro): it asks for the site's own script once the
 * page has painted, so that neither its bytes nor its work come before what somebody reads.
 */
import { foldMenuInPage } from './menu-in-page.ts';

foldMenuInPage();
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  import(/* @vite-ignore */ document.body.dataset.script ?? '');
}).observe({ type: 'paint', buffered: true });
