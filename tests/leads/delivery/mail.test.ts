import { describe, expect, test } from 'vitest';
import { mailChannel } from '../../../src/leads/delivery/mail.ts';
import { waitFor } from '../../helpers/index.ts';
import { inquiry, QUICK, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, deliveryOf, save, untilState } = delivery;

const around = {
  siteUrl: new URL('https://www.example.com'),
  inboxUrl: new URL('https://inbox.example.com'),
  relayRequestsPerMinute: QUICK,
};

describe('mail', () => {
  const settings = () => ({
    smtpUrl: delivery.mails.url,
    to: 'sales@example.com, owner@example.com',
    from: 'Website <leads@example.com>',
  });

  test('comes from our own address, replies to the visitor, in text and HTML', async () => {
    const channel = mailChannel(settings(), around);
    const id = await save('inquiry', channel, inquiry);
    deliverOn(channel);
    const [mail] = await delivery.mails.received(1);
    const key = (await deliveryOf(id))?.id;
    expect(mail).toMatchObject({
      from: 'leads@example.com',
      to: ['sales@example.com', 'owner@example.com'],
    });
    expect(mail?.headers).toMatchObject({
      from: 'Website <leads@example.com>',
      subject: 'Inquiry, राजेश "R" कुमार',
      'message-id': `<${key}@example.com>`,
    });
    expect(mail?.headers['reply-to']).toContain('<r@firm.in>');
    expect(mail?.text).toContain('Phone: 9876543210\r\nMessage: नमस्ते 👋');
    expect(mail?.html).toContain('zweite Zeile &amp; &lt;b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  test('comes from the first address that it goes to unless another is set', async () => {
    const channel = mailChannel({ ...settings(), from: undefined }, around);
    await save('inquiry', channel, inquiry);
    deliverOn(channel);
    const [mail] = await delivery.mails.received(1);
    expect(mail?.from).toBe('sales@example.com');
  });

  test('about a lead without an address replies to nobody, and names service and page', async () => {
    const channel = mailChannel(settings(), around);
    const source = '/services/seo-services';
    await save('inquiry', channel, { ...inquiry, email: '', message: 'SEO Services', source });
    deliverOn(channel);
    const [mail] = await delivery.mails.received(1);
    expect(mail?.headers).not.toHaveProperty('reply-to');
    expect(mail?.headers.subject).toBe('SEO Services, राजेश "R" कुमार');
    expect(mail?.text).toContain('Sent from: https://www.example.com/services/seo-services');
    expect(mail?.text).not.toMatch(/Email:|Reply:/);
  });

  test('of a lead from an audit says what it found', async () => {
    const channel = mailChannel(settings(), around);
    const audit = { url: 'https://shop.in/', score: 61, repairs: ['No title.', 'Too slow.'] };
    await save('inquiry', channel, { ...inquiry, source: '/seo-audit' }, undefined, audit);
    deliverOn(channel);
    const [mail] = await delivery.mails.received(1);
    expect(mail?.text).toContain(
      'SEO audit: https://shop.in/: 61 of 100\r\nTo repair: No title.\r\nTo repair: Too slow.',
    );
  });

  test('takes no header from a visitor', async () => {
    const channel = mailChannel(settings(), around);
    const evil = 'Asha\r\nBcc: all@example.org';
    await save('callback', channel, { name: evil, email: 'a@firm.in', message: evil });
    deliverOn(channel);
    const [mail] = await delivery.mails.received(1);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.to).toEqual(['sales@example.com', 'owner@example.com']);
  });

  test('of a lead that follows another names that one', async () => {
    const channel = mailChannel(settings(), around);
    const submissionId = crypto.randomUUID();
    const first = await save('inquiry', channel, inquiry, submissionId);
    await save('inquiry', channel, { ...inquiry, number: '9876543219' }, submissionId);
    deliverOn(channel);
    const mails = await delivery.mails.received(2);
    expect(
      mails.map(({ text }) => text.includes(`https://inbox.example.com/leads/${first})`)),
    ).toEqual([true, false]);
  });

  test('of a comment has nobody to reply to', async () => {
    const channel = mailChannel(settings(), around);
    await save('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    const [mail] = await delivery.mails.received(1);
    expect(mail?.headers).not.toHaveProperty('reply-to');
  });

  test('put off by the server is sent later under the same Message-ID', async () => {
    const channel = mailChannel(settings(), around);
    delivery.mails.refuseWith(451);
    const id = await save('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    await waitFor('a first refusal', () => delivery.log.some(({ level }) => level === 'warn'));
    delivery.mails.refuseWith(undefined);
    await untilState(id, 'delivered');
    expect(delivery.mails.mails).toHaveLength(1);
    expect(delivery.mails.mails[0]?.headers['message-id']).toContain((await deliveryOf(id))?.id);
  });

  test('taken slowly is sent once', async () => {
    const channel = { ...mailChannel(settings(), around), timeoutMs: 2_000 };
    delivery.mails.answerAfter(300);
    const id = await save('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    await untilState(id, 'delivered');
    expect(delivery.mails.mails).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ attempts: 1 });
  });

  test('not taken in time loses its connection', async () => {
    const channel = { ...mailChannel(settings(), around), timeoutMs: 1_000 };
    delivery.mails.answerAfter(30_000);
    const id = await save('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    await waitFor('the connection to close', () => delivery.mails.brokenOff > 0);
    await waitFor('the reason', async () => (await deliveryOf(id))?.lastError);
    expect(await deliveryOf(id)).toMatchObject({ lastError: 'no answer in time' });
  });

  test('to an address that is refused waits, as if nobody were there, until it is taken', async () => {
    const channel = mailChannel(settings(), around);
    delivery.mails.refuseRecipientsWith(550);
    const id = await save('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    await waitFor('the reason', async () => (await deliveryOf(id))?.lastError);
    expect(await deliveryOf(id)).toMatchObject({ deliveredAt: null, lastError: 'answered 550' });
    expect((await delivery.store.stats()).failing).toMatchObject([{ channel: 'mail' }]);
    delivery.mails.refuseRecipientsWith(undefined);
    await untilState(id, 'delivered');
  });

  test('refused for what it says is given up at once', async () => {
    const channel = mailChannel(settings(), around);
    delivery.mails.refuseWith(554);
    const id = await save('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    await untilState(id, 'dead');
    expect(await deliveryOf(id)).toMatchObject({ attempts: 1, lastError: 'answered 554' });
  });
});
