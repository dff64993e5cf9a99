import { describe, expect, test } from 'vitest';
import { formRelay } from '../../../src/leads/delivery/form-relay.ts';
import { spreadsheet } from '../../../src/leads/delivery/spreadsheet.ts';
import { inquiry, QUICK, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, deliveryOf, save, untilState } = delivery;
const siteUrl = new URL('https://www.example.com');

describe('payloads of specification section 7', () => {
  test('inquiry: a multipart form with captcha off and a subject naming the home page', async () => {
    const channel = formRelay('inquiry-relay', new URL(delivery.relay.url), siteUrl, QUICK);
    const id = await save('inquiry', channel, inquiry);
    deliverOn(channel);
    await untilState(id, 'delivered');
    const [request] = delivery.relay.requests;
    expect(request?.method).toBe('POST');
    expect(request?.parts).toEqual([
      ['name', inquiry.name],
      ['email', inquiry.email],
      ['number', inquiry.number],
      ['company', ''],
      ['message', 'नमस्ते 👋\r\nzweite Zeile & <b>'],
      ['_captcha', 'false'],
      ['_subject', 'New inquiry from the home page'],
    ]);
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      origin: 'https://www.example.com',
      'idempotency-key': (await deliveryOf(id))?.id,
    });
  });

  test('inquiry without an address: the relay gets it empty, and a subject naming the page', async () => {
    const channel = formRelay('inquiry-relay', new URL(delivery.relay.url), siteUrl, QUICK);
    const source = '/services/seo-services';
    await save('inquiry', channel, { ...inquiry, email: '', message: 'SEO Services', source });
    deliverOn(channel);
    const [request] = await delivery.relay.received(1);
    expect(request?.parts).toEqual([
      ['name', inquiry.name],
      ['email', ''],
      ['number', inquiry.number],
      ['company', ''],
      ['message', 'SEO Services'],
      ['_captcha', 'false'],
      ['_subject', 'New inquiry from a service page'],
    ]);
  });

  test('callback: a multipart form with a table template and its subject', async () => {
    const channel = formRelay('callback-relay', new URL(delivery.relay.url), undefined, QUICK);
    const fields = { name: 'आशा', email: 'a@firm.in', phone: '+91 98765 43210', message: 'कॉल करें' };
    await save('callback', channel, fields);
    deliverOn(channel);
    const [request] = await delivery.relay.received(1);
    expect(request?.headers.accept).toBe('application/json');
    expect(request?.parts).toEqual([
      ...Object.entries(fields),
      ['_captcha', 'false'],
      ['_template', 'table'],
      ['_subject', 'New Growth Popup Submission'],
    ]);
  });

  test('comment: rows in a data array', async () => {
    const channel = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
    await save('comment', channel, { name: 'आशा', comment: 'वाह 👍', page: '/profile/blogs' });
    deliverOn(channel);
    const [request] = await delivery.relay.received(1);
    expect(request?.headers['content-type']).toBe('application/json');
    expect(request?.json).toEqual({ data: [{ name: 'आशा', comment: 'वाह 👍' }] });
  });

  test('proposal: one data object', async () => {
    const channel = spreadsheet('proposal-sheet', new URL(delivery.relay.url), QUICK);
    const fields = {
      Name: 'आशा',
      Email: 'a@firm.in',
      Company: 'कंपनी',
      Phone: '+91 98765 43210',
      WebsiteLink: 'उदाहरण.भारत',
      Message: 'a\nb',
    };
    await save('proposal', channel, fields);
    deliverOn(channel);
    const [request] = await delivery.relay.received(1);
    expect(request?.json).toEqual({ data: fields });
  });
});
