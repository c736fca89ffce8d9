import { giveMeterState } from '../../../src/api/billing-meters';
import { reportChange } from '../../../src/api/building-registered';
import { cancelSubmission, submitForm } from '../../../src/api/documents-forms';
import { fileOf } from '../../support/files';
import { filledForms, photo } from '../../support/form-calls';
import type { Drive } from './drive';

const ignoreProgress = () => {};
const partsAsText = 'Prism does not read JSON in a part of a form';
const change = {
  inventarna_stevilka: '0137014',
  st_oseb: 4,
  st_psov: 1,
  velja_od: '2026-11-15',
  prazna: false,
  opomba: 'Rodil se je otrok.',
  izjava: true,
} as const;

const state = {
  st_merilnika: '33120442',
  stanje: 416.5,
  datum: '2026-11-21',
  posebnost: 'brez',
  potrjeno: false,
} as const;

/** What is sent to the manager, with files and without. */
export const sending: readonly Drive[] = [
  {
    of: submitForm,
    by: 'without a file',
    calls: ['submitForm'],
    run: ({ api }) =>
      submitForm(api, 'splosno_vprasanje', filledForms.splosno_vprasanje, [], ignoreProgress),
    notOnMock: partsAsText,
  },
  {
    of: submitForm,
    by: 'with two files',
    calls: ['submitForm'],
    run: ({ api }) =>
      submitForm(
        api,
        'splosno_vprasanje',
        filledForms.splosno_vprasanje,
        [photo, fileOf('Račun čšž.pdf', 'pdf')],
        ignoreProgress,
      ),
    notOnMock: partsAsText,
  },
  {
    of: cancelSubmission,
    calls: ['cancelSubmission'],
    run: ({ api }) => cancelSubmission(api, 'V-2026-00941'),
  },
  {
    of: reportChange,
    by: 'with a proof',
    calls: ['reportRegisteredChange'],
    run: ({ api }) =>
      reportChange(api, { ...change, priloga: fileOf('Rojstni list.pdf', 'pdf') }, ignoreProgress),
  },
  {
    of: reportChange,
    by: 'without a proof',
    calls: ['reportRegisteredChange'],
    run: ({ api }) => reportChange(api, { ...change, priloga: undefined }, ignoreProgress),
  },
  {
    of: giveMeterState,
    by: 'with a photo',
    calls: ['giveMeterState'],
    run: ({ api }) =>
      giveMeterState(
        api,
        '0137014',
        { ...state, fotografija: fileOf('stevec.jpg', 'jpg') },
        ignoreProgress,
      ),
  },
  {
    of: giveMeterState,
    by: 'without a photo',
    calls: ['giveMeterState'],
    run: ({ api }) =>
      giveMeterState(api, '0137014', { ...state, fotografija: undefined }, ignoreProgress),
  },
];
