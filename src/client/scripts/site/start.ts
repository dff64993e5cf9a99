/** All of the site's own script before anyone interacts: small, and each part works alone. */
import { noteArrival } from './attribution.ts';
import { startCounters } from './counters.ts';
import { startFooterFold } from './footer-fold.ts';
import { startLateLayout } from './late-layout.ts';
import { startLeadForms } from './lead-forms.ts';
import { startMenu } from './menu.ts';
import { startPopup } from './popup.ts';
import { startReveal } from './reveal.ts';
import { startScrollTop } from './scroll-top.ts';

startLateLayout();
startReveal();
startMenu();
startFooterFold();
startScrollTop();
startCounters();
noteArrival();
startLeadForms();
startPopup();
