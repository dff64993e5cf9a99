/** What runs only in pages that were built with an ANALYTICS_ID (docs/decisions/0073). */
import { type Answer, consent, keepConsent, mayAsk } from './consent.ts';
import { startConsentQuestion } from './consent-question.ts';
import { reportEvents } from './events.ts';
import { isStopped, sendToTag, startTag, stopTag } from './google-tag.ts';

const question = document.querySelector<HTMLElement>('[data-analytics-id]');
const id = question?.dataset.analyticsId;

if (question && id) {
  const follow = () => {
    const answer = consent();
    if (answer) question.hidden = true;
    if (answer === 'yes') startTag(id);
    else stopTag();
  };
  const onAnswer = (answer: Answer) => {
    keepConsent(answer);
    if (answer === 'yes' && isStopped()) location.reload();
    else follow();
  };
  follow();
  reportEvents((name, parameters) => sendToTag(id, name, parameters));
  if (mayAsk()) startConsentQuestion(question, onAnswer);
  // The answer may change in another tab, or on a page that one comes back from.
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', follow);
}
