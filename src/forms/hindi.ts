/** What forms and server say, in Hindi, by the English. A test finds what is missing here. */
export const hindiMessages: Readonly<Record<string, string>> = {
  'Please enter your phone number with its country code, like +91 98765 43210.':
    'फ़ोन नंबर देश के कोड के साथ लिखिए, जैसे +91 98765 43210।',
  'Please enter your email address, like name@company.com.': 'अपना ईमेल लिखिए, जैसे name@company.com।',
  'Please enter your phone number as 10 digits, like 9876543210.':
    'फ़ोन नंबर 10 अंकों में लिखिए, जैसे 9876543210।',
  'Please enter your website address, like example.in.': 'अपनी वेबसाइट का पता लिखिए, जैसे example.in।',
  'Please enter text.': 'यहाँ कुछ लिखिए।',
  'Please keep this to {max} characters or fewer.': 'यहाँ {max} अक्षर तक ही लिखिए।',
  'Please enter your name.': 'अपना नाम लिखिए।',
  'Please enter your comment.': 'अपनी टिप्पणी लिखिए।',
  'Thank you! Your comment was submitted.': 'शुक्रिया! आपकी टिप्पणी मिल गई।',
  'Failed to submit comment, please try again.': 'टिप्पणी नहीं पहुँची। फिर से भेजिए।',
  'Error submitting comment.': 'टिप्पणी भेजने में गड़बड़ हुई।',
  'Please enter both name and comment.': 'नाम और टिप्पणी, दोनों लिखिए।',
  'Please tell us in a few words what you need.': 'दो-चार शब्दों में बताइए कि आपको क्या चाहिए।',
  "Thanks! We'll contact you shortly.": 'शुक्रिया! हम जल्द आपसे बात करेंगे।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। फिर कोशिश कीजिए।',
  "Form submitted successfully! We'll get back to you soon! 🎉":
    'आपका फ़ॉर्म मिल गया! हम जल्द जवाब देंगे! 🎉',
  'Error submitting form. Please try again.': 'फ़ॉर्म भेजने में गड़बड़ हुई। फिर से भेजिए।',
  'Please enter your phone number or your email address.': 'फ़ोन नंबर या ईमेल, कोई एक लिखिए।',
  'Please enter the name of your company.': 'कंपनी का नाम लिखिए।',
  'Proposal submitted successfully!': 'आपकी पूछताछ मिल गई!',
  'Too many requests. Please try again in a minute.':
    'थोड़ी ही देर में कई बार भेजा गया। एक मिनट बाद फिर कोशिश कीजिए।',
  'Failed to connect. Please check your internet.': 'बात हम तक नहीं पहुँची। अपना इंटरनेट देख लीजिए।',
};
