/** All of the site's own script before anyone interacts: small, and each part works alone. */
import { noteArrival } from './attribution.ts';
import { startCounters } from './counters.ts';
import { startFolds } from './folds.ts';
import { startLeadForms } from './lead-forms.ts';
import { startMarquees } from './marquees.ts';
import { startMenu } from './menu.ts';
import { startPopup } from './popup.ts';
import { startReveal } from './reveal.ts';
import { startScrollTop } from './scroll-top.ts';

startReveal();
startMenu();
startFolds();
startScrollTop();
startCounters();
startMarquees();
noteArrival();
startLeadForms();
startPopup();
// For whoever wonders whether it runs, tests among them.
document.documentElement.dataset.siteScript = 'runs';
