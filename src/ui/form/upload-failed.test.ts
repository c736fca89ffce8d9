import { expect, test } from 'vitest';
import { uploadFailed } from './upload-failed';

const file = (name: string, type: string) => new File(['x'], name, { type });
const photo = file('a.jpg', 'image/jpeg');
const nameless = file('b.PNG', '');
const paper = file('c.pdf', 'application/pdf');

test.each([
  [[], 'Pri oddaji vloge je prišlo do napake'],
  [[photo, nameless], 'Pri nalaganju slike je prišlo do napake'],
  [[paper], 'Pri nalaganju datoteke je prišlo do napake'],
  [[photo, paper], 'Pri nalaganju datoteke je prišlo do napake'],
  [[file('d.png', 'application/pdf')], 'Pri nalaganju datoteke je prišlo do napake'],
])('§8 the message for a form that was not received: %#', (files, sentence) => {
  expect(uploadFailed(files, 'Pri oddaji vloge je prišlo do napake')).toBe(sentence);
});
