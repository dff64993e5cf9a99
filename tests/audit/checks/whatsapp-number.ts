import { type Fixtures, page, withBody } from '../facts.ts';

const chat = (href: string) => withBody(`<a href="${href}">Chat</a>`);

export default {
  pass: [
    chat('https://wa.me/919811427365?text=Hi'),
    chat('https://wa.me/%2B919811427365'),
    withBody(
      '<a href="https://wa.me/919811427365">Chat</a><a href="https://chat.whatsapp.com/Ab12">Group</a>',
    ),
    chat('https://api.whatsapp.com/send?phone=%2B919811427365'),
    chat('whatsapp://send?phone=919811427365'),
    // WhatsApp asks to leave them out; whether it finds nobody then is not certain.
    chat('https://wa.me/+91-98114-27365'),
    // Of Singapore and New Zealand.
    chat('https://wa.me/6591234567'),
    chat('https://wa.me/64211234567'),
    chat('https://wa.me/911145678901'),
    withBody('<a href="https://wa.me/919811427365">WhatsApp 098114 27365</a>'),
    // Both are the shop's.
    withBody('98114 27356, 98114 27365 <a href="https://wa.me/919811427365">Chat</a> +91'),
  ],
  partly: withBody(
    '<a href="https://wa.me/9811427365">Chat</a><a href="https://wa.me/919811427365">Chat</a>',
  ),
  fail: [
    chat('https://wa.me/9811427365'),
    chat('https://chat.whatsapp.com/'),
    chat('https://web.whatsapp.com/'),
    chat('https://wa.me/6876543210'),
    chat('https://wa.me/09811427365'),
    chat('https://wa.me/91987654321'),
    chat('https://wa.me/9109811427365'),
    chat('https://wa.me/91XXXXXXXXXX'),
    chat('https://wa.me/YourNumber'),
    chat('https://wa.me/911234567890'),
    chat('https://wa.me/919876543210'),
    chat('https://wa.mee/919811427365'),
    chat('https://api.whatapp.com/send?phone=919811427365'),
    chat('https://api.whatsapp.com/send?number=919811427365'),
    chat('https://wa.me/'),
    chat('https://wa.me/?text=Hello%20I%20want%20tiles'),
    chat('wa.me/919811427365'),
    chat('https//wa.me/919811427365'),
    // A number is shown, and not the one that it opens, or none.
    withBody('<a href="https://wa.me/919811427356">WhatsApp +91 98114 27365</a>'),
    withBody('<a href="https://wa.me/?text=Hello">WhatsApp +91 98114 27365</a>'),
    withBody('<a href="https://api.whatsapp.com/send?text=Hello">WhatsApp +91 98114 27365</a>'),
    withBody('+91 98114 27365, <a href="https://wa.me/919811427356">chat</a>'),
    chat('https://wa.em/919811427365'),
    chat('https://wa.me/%zz'),
    chat('https://api.whatsapp.com/send?phone=&text=Hi'),
    chat('https://api.whatsapp.com/send?phone=9811427365'),
  ],
  notApplicable: [
    { page: page({}) },
    chat('https://wa.me/message/ABC'),
    chat('https://wa.me/?text=Look'),
    chat('https://api.whatsapp.com/send?text=Look'),
    // Short links of others, which may lead there.
    chat('https://wa.link/919811427365'),
    chat('https://web.whatsapp.com/send?text=Call+me:+mobile=9811427365'),
    chat('https://chat.whatsapp.com/AbC123'),
    chat('https://www.whatsapp.com/channel/0029'),
  ],
} satisfies Fixtures;
