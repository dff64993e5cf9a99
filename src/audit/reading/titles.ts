/** What programs, templates and haste leave as a title, in words. */
const EMPTY_TITLES = new Set(
  `blank page, create next app, default, default page, default title, document, expo app, front page,
  hello world, home, home page, homepage, html document, index, index html, insert title here, landing page,
  localhost, main, main page, my app, my blog, my page, my site, my website, my wordpress blog, my wordpress site,
  new page, new site, new tab, next app, next js app, no title, null, nuxt app, page, page title, parcel app,
  react app, sample page, site title, sveltekit app, template, test, test page, title, undefined, untitled,
  untitled document, untitled page, vite app, vite react, vite react ts, vite ts, vite vue, vue app, web page,
  web site, webpage, website, website title, welcome, welcome page, welcome to my site, welcome to my website,
  welcome to our site, welcome to our website, your company, your site title, your title here, your website,
  होम, होम पेज, मुख्य पृष्ठ, मुखपृष्ठ, शीर्षक`
    .split(',')
    .map((title) => title.trim()),
);

/** Whether a title says nothing of the page that bears it: “Home”, “Untitled Document”, “Home | Home”. */
export function isEmptyTitle(title: string): boolean {
  const parts = title
    .toLowerCase()
    .split(/\s[-–—|:•·»]+\s|[|•·»]/)
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())
    .filter(Boolean);
  return parts.every((part) => EMPTY_TITLES.has(part.replace(/ \d{1,3}$/, '')));
}
