import { expect, test } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { Page } from '../helpers/built-site.ts';
import { testPhoto } from '../helpers/photos.ts';
import { Editor, serveEditor } from './support/editor.ts';
import { copyProject, type Project } from './support/project.ts';

let project: Project;
let server: FastifyInstance;
let editor: Editor;

test.beforeEach(async ({ page }) => {
  project = copyProject();
  const served = await serveEditor(project.root);
  server = served.server;
  editor = new Editor(page, served.url);
});

test.afterEach(async () => {
  await server.close();
  project.remove();
});

test.describe(() => {
  test.skip(
    !process.env.ALL_BUILDS,
    'each loads the editor anew and builds: with npm run test:all',
  );
  test.setTimeout(600_000);

  test('questions that change places move with their Hindi, and nothing else does @desktop', async () => {
    await editor.open('content-pages/entries/home');
    const questions = await editor.field('faq.questions');
    await questions.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
    await editor.save();
    const files = ['content/pages/home.hi.yaml', 'content/pages/home.yaml'];
    await expect.poll(async () => Object.keys(project.changes())).toEqual(files);
    // A file is empty for a moment while it is written.
    const moved = (file: string, sign: string) =>
      (project.changes()[file] ?? [])
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(1));
    for (const file of files) {
      await expect.poll(() => moved(file, '-')).toHaveLength(2);
      expect(moved(file, '+')).toEqual(moved(file, '-'));
    }
    await project.build();
  });

  /** A new file, line by line. */
  const added = (file: string) => project.changes()[file]?.map((line) => line.replace(/^\+/, ''));

  async function isTheOnlyChange(file: string): Promise<void> {
    await expect.poll(() => Object.keys(project.changes())).toEqual([file]);
    await project.build();
  }

  test('a new opening is one file @desktop', async () => {
    await editor.open('careers/new');
    await editor.name('copywriter');
    await editor.fill({ order: '7', title: 'Copywriter', location: 'Delhi, India' });
    await editor.write('description', 'You write what a shop owner would say, in fewer words.');
    await editor.list('tasks', [
      'Pages for services and products',
      'Advertisements in two languages',
    ]);
    await editor.list('profile', [
      'You read your sentences aloud',
      'Hindi typing does not slow you',
    ]);
    await editor.save();
    const file = 'content/careers/copywriter.yaml';
    await isTheOnlyChange(file);
    expect(added(file)).toEqual([
      'sample: false',
      'order: 7',
      'title: Copywriter',
      'location: Delhi, India',
      'description: You write what a shop owner would say, in fewer words.',
      'tasks:',
      '  - Pages for services and products',
      '  - Advertisements in two languages',
      'profile:',
      '  - You read your sentences aloud',
      '  - Hindi typing does not slow you',
    ]);
  });

  test('a new office is one file @desktop', async () => {
    await editor.open('offices/new');
    await editor.name('faridabad-nit');
    await editor.fill({
      order: '4',
      city: 'Faridabad',
      area: 'NIT',
      'address.street': '12 Market Road, NIT 5',
      'address.locality': 'Faridabad',
      'address.region': 'Haryana',
      'address.postalCode': '12100',
      landmark: 'Two minutes from the metro station, above the bank',
      'coordinates.latitude': '28.39',
      'coordinates.longitude': '77.3',
    });
    await editor.save();
    const code = await editor.field('address.postalCode');
    await expect(code.getByRole('alert')).toContainText('PIN code of six digits');
    await editor.write('address.postalCode', '121001');
    await editor.save();
    await isTheOnlyChange('content/offices/faridabad-nit.yaml');
  });

  test('a new article has its photograph and its Hindi @desktop', async () => {
    await editor.open('articles/new');
    await editor.name('photos-of-a-shop');
    await editor.fill({
      title: 'Photos of a shop that bring people in',
      excerpt:
        'Six photos with a phone, in daylight, and where each of them belongs on your website.',
      'meta.title': 'Photos of a Shop',
      'meta.description':
        'Which six photos of a shop bring people in, how to take them with a phone in daylight, and where each of them belongs on your website.',
    });
    await editor.choose('author', 'Farah Siddiqui');
    await editor.fill({ published: '2026-11-20', updated: '2026-11-20' });
    await editor.add('cover');
    await editor.upload('cover.file', {
      name: 'IMG_2026~2 (1).JPG',
      mimeType: 'image/jpeg',
      buffer: await testPhoto(),
    });
    await editor.write('cover.alt', 'A shop with its shutter up');
    await editor.choose('family', 'content');
    await editor.choose('lang', 'en');
    const related = ['Fixing brand trust', 'The future of brand promotions'];
    for (const [index, title] of related.entries()) {
      await editor.add('related');
      await editor.choose(`related.${index}`, title);
    }
    const hindi = 'दुकान की तस्वीर दिन की रोशनी में लीजिए।';
    await editor.write('body', `People look before they read.\n\n${hindi}`);
    await editor.save();
    await expect
      .poll(() => Object.keys(project.changes()))
      .toEqual(['content/blog/photos-of-a-shop.md', 'content/pictures/img_2026-2-1.webp']);
    expect(added('content/blog/photos-of-a-shop.md')?.slice(-4)).toEqual([
      '',
      'People look before they read.',
      '',
      hindi,
    ]);
    expect(added('content/blog/photos-of-a-shop.md')).toContain('  file: img_2026-2-1.webp');
    await project.build((pages) => {
      const { html } = new Page(pages, 'profile/blogs/photos-of-a-shop');
      expect(html).toContain(`<p lang="hi">${hindi}</p>`);
      expect(html).toContain('font-family:Anek Devanagari');
    });
  });

  test('a new article in Hindi is one file, and a page of the Hindi edition @desktop', async () => {
    await editor.open('articlesInHindi/new');
    await editor.name('dukaan-ki-photo');
    await editor.fill({
      title: 'दुकान की फ़ोटो, जो ग्राहक को बुलाए',
      excerpt: 'फ़ोन से खींची छह फ़ोटो, दिन की रोशनी में, और वेबसाइट पर कौन सी कहाँ लगे, सब एक जगह।',
      'meta.title': 'दुकान की फ़ोटो कैसे लें',
      'meta.description':
        'दुकान की कौन सी छह फ़ोटो ग्राहक को बुलाती हैं, फ़ोन से दिन की रोशनी में कैसे लें, और हर एक वेबसाइट पर कहाँ लगाएँ, मिसाल के साथ समझिए।',
    });
    await editor.choose('author', 'Farah Siddiqui');
    await editor.fill({ published: '2026-11-20', updated: '2026-11-20' });
    await editor.choose('family', 'content');
    const related = ['Fixing brand trust', 'The future of brand promotions'];
    for (const [index, title] of related.entries()) {
      await editor.add('related');
      await editor.choose(`related.${index}`, title);
    }
    await editor.write('body', 'लोग पढ़ने से पहले देखते हैं।');
    await editor.save();
    await expect
      .poll(() => Object.keys(project.changes()))
      .toEqual(['content/blog/dukaan-ki-photo.hi.md']);
    await editor.open('articlesInHindi/entries/dukaan-ki-photo');
    await project.build((pages) => {
      const { html } = new Page(pages, 'hi/profile/blogs/dukaan-ki-photo');
      expect(html).toContain('लोग पढ़ने से पहले देखते हैं।');
    });
  });

  test('the text of an article with tables and boxes stays as it is @desktop', async () => {
    await editor.open('articles/entries/Fixing-Brand-Trust');
    await editor.write('title', 'Mending brand trust: a plan for seven days');
    await editor.field('body');
    await editor.save();
    await expect.poll(project.changes).toEqual({
      'content/blog/Fixing-Brand-Trust.md': [
        "-title: 'Fixing brand trust: a repair plan for seven days'",
        "+title: 'Mending brand trust: a plan for seven days'",
      ],
    });
  });

  test('a new case is one file @desktop', async () => {
    await editor.open('work/new');
    await editor.name('tutoring-mukherjee-nagar');
    await editor.fill({
      order: '10',
      'meta.title': 'Tutoring, Mukherjee Nagar',
      'meta.description':
        'How a tutoring centre in Mukherjee Nagar filled its evening batches with a page for each course and one number to call, and what it cost.',
      heading: 'Evening batches that fill by Friday',
      lead: 'A tutoring centre, one page for each course, and one number to call.',
    });
    await editor.choose('sector', 'Education');
    await editor.add('services');
    await editor.choose('services.0', 'Landing Page Design');
    await editor.fill({
      date: '2026-05',
      span: 'four months',
      'figure.value': '31',
      'figure.counts': 'Calls in a week from people who ask for a batch',
      'figure.measured': 'Counted by the centre at its own desk in May 2026',
    });
    await editor.list('brief', [
      'Rooms stood empty in the evening, and nobody knew of the batches.',
    ]);
    for (const [index, title] of ['A page a course', 'Advertisements', 'One number'].entries()) {
      await editor.add('done');
      await editor.fill({
        [`done.${index}.when`]: `Week ${index + 1}`,
        [`done.${index}.title`]: title,
        [`done.${index}.text`]: 'What it was, in a sentence.',
      });
    }
    await editor.fill({
      'screens.wide.caption': 'The page of a course',
      'screens.wide.alt': 'A page with a heading, three batches and a number',
      'screens.phone.caption': 'The same on a phone',
      'screens.phone.alt': 'A narrow page with a button to call',
      'screens.phone.brand': 'Evening Batches',
      'screens.phone.heading': 'Seats for this week',
      'screens.phone.button': 'Call the desk',
    });
    for (const [index, label] of ['Monday', 'Tuesday', 'Friday'].entries()) {
      await editor.add('screens.phone.rows');
      await editor.write(`screens.phone.rows.${index}.label`, label);
      await editor.write(`screens.phone.rows.${index}.value`, `${index + 2} seats`);
    }
    await editor.add('screens.desk', 'Chart');
    await editor.fill({
      'screens.desk.caption': 'Calls in a week',
      'screens.desk.alt': 'Three bars that rise',
      'screens.desk.title': 'Calls in a week',
      'screens.desk.note': 'Counted at the desk',
    });
    for (const [index, label] of ['March', 'April', 'May'].entries()) {
      await editor.add('screens.desk.points');
      await editor.write(`screens.desk.points.${index}.label`, label);
      await editor.write(`screens.desk.points.${index}.value`, String(10 * index + 11));
    }
    await editor.choose('quote.client', 'Neha Bhatia');
    await editor.save();
    await isTheOnlyChange('content/work/tutoring-mukherjee-nagar.yaml');
  });
});
