import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';
import { titleOf } from '../reading/metadata.ts';

/** What programs, templates and haste leave as a title. */
const LEFT =
  /^(?:(?:the )?(?:home|front|main|landing|new|blank|sample|test|default|index|web|welcome|untitled|your|my)(?: ?(?:page|site|title|document|website|web ?site|tab|app|blog|company|html))?|(?:your|insert|site|page|website|no|my|default) title(?: here)?|(?:html )?document|title|page|website|webpage|template|hello world|index (?:html?|php)|(?:your )?(?:company|business|site|brand) name|html5? template|localhost|undefined|null|welcome to (?:my|our) (?:site|website|page)|(?:create )?(?:next|react|vue|nuxt|vite|parcel|expo|sveltekit|angular|gatsby)(?: js)? (?:app|react|vue|ts|react ts)|my wordpress (?:site|blog|web ?site)|(?:my|your) (?:new )?(?:store|shop|business|brand|agency|online store|site title|site name|website title)|mysite|(?:website )?coming soon|(?:site |website )?under construction|maintenance(?: mode)?|lorem ipsum.*|होम|होम पेज|मुख्य पृष्ठ|मुखपृष्ठ|शीर्षक)(?: \d{1,3})?$/;

/** The title names the page: what programs write by themselves stands on millions. */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const title = titleOf(html);
    const parts = title
      .toLowerCase()
      .split(/\s[-–—|:•·»]+\s|[|•·»]/)
      .map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())
      .filter(Boolean);
    const isLeft = parts.every((part) => LEFT.test(part));
    const isAddress = /^(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z]{2,})+\/?$/.test(title);
    const evidence = [{ url, line: html.titles[0]?.line, found: title }];
    return title === '' ? notApplicable : passIf(!isLeft && !isAddress, { evidence });
  },
});
