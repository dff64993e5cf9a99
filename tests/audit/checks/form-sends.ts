import { type Fixtures, page, withBody } from '../facts.ts';

const fields =
  '<input name="name"><input type="email" name="email"><textarea name="text"></textarea>';
const button = '<button>Send</button>';
const nameless = `<input id="n"><input type="email" id="e"><textarea id="t"></textarea>${button}`;
const form = (attributes: string, inner = fields + button) => `<form ${attributes}>${inner}</form>`;
const trap = (attributes: string) =>
  `<p style="display:none"><input name="website" ${attributes}></p>`;
const american = '<input type="tel" name="p" pattern="[0-9]{3}-[0-9]{3}-[0-9]{4}">';
const counter =
  '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>gtag("config", "G-1")</script>';

export default {
  pass: [
    withBody(form('action="/send" method="post" onsubmit="send()"', nameless)),
    withBody(form('action="https://formsubmit.co/sales@gupta.in" method="post"')),
    // It is right in America.
    withBody(form('action="/send" method="post"', `${american}${fields}${button}`)),
    withBody(
      `${form('action="/send" method="post"', `<input type="tel" name="p" pattern="[0-9]{10}">${fields}${button}`)}<p>+91 98114 27365</p>`,
    ),

    withBody(
      form(
        'action="/send" method="post"',
        `<input type="hidden" name="id" value="your order">${fields}${button}`,
      ),
    ),
    withBody(form('action="/send" method="post"')),
    // A field that everybody sees, and a trap that nobody has to fill in.
    withBody(
      form('action="/send" method="post"', `<input name="website" required>${fields}${button}`),
    ),
    withBody(form('action="/send" method="post"', `${trap('')}${fields}${button}`)),
    withBody(
      form('action="/send" method="post" novalidate', `${trap('required')}${fields}${button}`),
    ),
    withBody(form('method="post"')),
    withBody(form('action="#sent" method="post"')),
    withBody(form('', `${fields}<button formaction="/send" formmethod="post">Send</button>`)),
    withBody(form('action="https://formspree.io/f/abcd" method="post"')),
    // What these do we don't know.
    withBody(`${form('')}<script src="/app.js"></script>`),
    withBody(`${form('')}<script>document.forms[0].onsubmit = send</script>`),
    withBody(`${form('')}<script src="/jquery.form.min.js"></script>`),
    withBody(form('onsubmit="send(event)"')),
    withBody(`${form('', `${fields}<button type="button" onclick="send()">Send</button>`)}`),
  ],
  partly: withBody(form('') + form('action="/send" method="post"')),
  fail: [
    // Of its fields nothing is posted.
    withBody(`${form('action="/send" method="post"', nameless)}<script src="/app.js"></script>`),
    // A trap that nobody sees has to be filled in: the browser sends nothing, whatever a script does.
    withBody(
      `${form('action="/send" method="post"', `${trap('required')}${fields}${button}`)}<script src="/app.js"></script>`,
    ),
    // The plug-in that would make a form of it is gone.
    withBody('<h1>Contact</h1><p>[contact-form-7 id="5" title="Enquiry"]</p>'),
    // Keys that nobody has put in.
    withBody(
      form(
        'action="/send" method="post"',
        `<input type="hidden" name="access_key" value="YOUR_ACCESS_KEY_HERE">${fields}${button}`,
      ),
    ),
    withBody(
      form(
        'action="/send" method="post"',
        `${fields}<div data-sitekey="your-site-key"></div>${button}`,
      ),
    ),
    withBody(`${form('data-sb-form-api-token="API_TOKEN"')}<script src="/forms.js"></script>`),
    withBody(
      `${form('')}<script>f.onsubmit = () => emailjs.sendForm("YOUR_SERVICE_ID", "a", f)</script>`,
    ),
    withBody(
      `${form('action="/s" method="post"', `<input type="tel" name="p" maxlength="8">${fields}${button}`)} +91 98101 23456 ₹`,
    ),
    withBody(
      `${form('action="/s" method="post"', `<input type="tel" name="p" pattern="[0-9]{8}">${fields}${button}`)} +91 98101 23456 ₹`,
    ),
    withBody(form('action="https://api.staging.shop.example/book" method="post"')),
    withBody(form('action="https://demo.theme.example.org/send" method="post"')),
    withBody(form('action="https://formspree.io/f/{your_form_id}" method="post"')),
    withBody(form('action="https://formsubmit.co/your@email.com" method="post"')),
    withBody(
      `${form('action="/send" method="post"', `${american}${fields}${button}`)}<p>+91 98114 27365</p>`,
    ),

    withBody(form('')),
    withBody(form('action="#"')),
    withBody(form('action="https://formspree.io/f/YOUR_FORM_ID" method="post"')),
    withBody(form('action="javascript:void(0)" method="post"')),
    withBody(form('') + counter),
    withBody(
      `${form('action="#"')}<script src="js/jquery-3.7.1.min.js"></script><script src="/bootstrap.bundle.min.js"></script>`,
    ),
    withBody(form('action="/send" method="post"', fields)),
    withBody(form('action="/send" method="post"', `${fields}<button disabled>Send</button>`)),
    withBody(
      form('action="/send" method="post"', `<input type="email"><textarea></textarea>${button}`),
    ),
    withBody(
      `${form('action="http://localhost:3000/send" method="post"')}<script src="/app.js"></script>`,
    ),
  ],
  notApplicable: [
    { page: page({}) },
    // A search, a filter, and who signs in.
    withBody('<form><input name="q"></form>'),
    withBody('<form><select name="city"></select><input name="least" type="number"></form>'),
    withBody('<form><input name="email"><input type="password"></form>'),
  ],
} satisfies Fixtures;
