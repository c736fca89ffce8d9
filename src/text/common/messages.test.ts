import { expect, test } from 'vitest';
import { deliveryText } from '../bills/delivery';
import { handoverText } from '../people/handover';
import { messages } from './messages';

test('the messages of §8 are complete, letter by letter', () => {
  expect(messages).toMatchObject({
    generic: 'Prišlo je do napake',
    load: 'Pri nalaganju podatkov je prišlo do napake',
    addFailed: 'Pri dodajanju je prišlo do napake',
    editFailed: 'Pri urejanju je prišlo do napake',
    deleteFailed: 'Pri brisanju je prišlo do napake',
    sortFailed: 'Pri razvrščanju je prišlo do napake',
    imageUploadFailed: 'Pri nalaganju slike je prišlo do napake',
    fileUploadFailed: 'Pri nalaganju datoteke je prišlo do napake',
    downloadFailed: 'Pri prenosu je prišlo do napake',
    added: 'Uspešno dodano',
    edited: 'Uspešno urejeno',
    sorted: 'Uspešno razvrščeno',
    deleted: 'Uspešno izbrisano',
    deleteQuestion: 'Ste prepričani, da želite izbrisati',
    noAccess: 'Nimate dostopa',
    noDocument: 'Ni dokumenta/ov za prenos',
    switched: 'Upravnik je uspešno zamenjan',
    switchFailed: 'Prišlo je do napake pri menjavi upravnika',
    logoutFailed: 'Pri odjavi je prišlo do napake',
  });
});

test.each([
  ['a draft of a handover', handoverText.deleteQuestion],
  ['a mandate', deliveryText.dropQuestion],
])('the question before %s is deleted begins as in §8', (_, question) => {
  expect(question.startsWith(`${messages.deleteQuestion} `)).toBe(true);
  expect(question.endsWith('?')).toBe(true);
});
