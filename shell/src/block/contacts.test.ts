import { expect, test } from '@jest/globals';
import { managerContacts } from './contacts';

const contactOf = (part: { phone?: string; email?: string }) =>
  managerContacts([{ name: 'Менеджер', phone: '', email: '', ...part }])[0];

test.each([
  ['+7 (495) 000-00-00', 'tel:+74950000000'],
  ['8 800 100-20-30', 'tel:88001002030'],
  ['доб. 12', undefined],
  ['+7', undefined],
  ['12345;phone-context=evil', undefined],
])('links the phone «%s» to %s', (phone, href) => {
  expect(contactOf({ phone })?.phone).toEqual(href === undefined ? { text: phone } : { text: phone, href });
});

test.each([
  ['support@vstrecha.example', 'mailto:support@vstrecha.example'],
  ['a+b@vstrecha.example', 'mailto:a%2Bb@vstrecha.example'],
  ['a@b.example?bcc=c@d.example', undefined],
  ['a&b@vstrecha.example?cc=x', 'mailto:a%26b@vstrecha.example%3Fcc%3Dx'],
  ['a@b.example,c', undefined],
  ['пишите нам', undefined],
  ['javascript:alert(1)', undefined],
])('links the e-mail «%s» to %s', (email, href) => {
  expect(contactOf({ email })?.email).toEqual(href === undefined ? { text: email } : { text: email, href });
});

test('leaves out managers without contacts and values of other types', () => {
  const written = JSON.parse(
    '[{"name":"Без контактов"},{"phone":12345,"email":null},{"name":7,"phone":" +7 (495) 000-00-00 "}]',
  ) as Parameters<typeof managerContacts>[0];
  expect(managerContacts(written)).toEqual([
    { name: '', phone: { text: '+7 (495) 000-00-00', href: 'tel:+74950000000' }, email: undefined },
  ]);
});
