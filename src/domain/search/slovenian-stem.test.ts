import { expect, test } from 'vitest';
import { plain } from './plain-text';
import { stemOf } from './slovenian-stem';

const stemsOf = (words: string) => new Set(words.split(' ').map((word) => stemOf(plain(word))));

/** Each row has forms of one word, or of words with one meaning. */
const families = `
položnica položnice položnici položnico položnic položnicam položnicah položnicami
račun računa računu računom računi računov račune računih računoma
obračun obračuna obračunu obračunom obračuni obračunov obračunih
plačam plača plačati plačal plačala plačilo plačila plačilu plačil plačilom plačan plačana plačuje plačujem plačujejo
pes psa psu psom psi psov pse psih psoma
oseba osebe osebi osebo oseb osebam osebah osebami
število števila številu številom števil
stanovanje stanovanja stanovanju stanovanjem stanovanj stanovanjih stanovanjski stanovanjska
lastnik lastnika lastniku lastnikom lastniki lastnikov lastnike lastnikih
najemnik najemnika najemniku najemnikom najemniki najemnikov
najem najema najemu najemom najemi najemov
upravnik upravnika upravniku upravnikom upravniki upravnikov
uporabnik uporabnika uporabniku uporabniki uporabnikov
ogrevanje ogrevanja ogrevanju ogrevanjem ogreva ogrevati ogrevamo ogreval ogrevana ogrevano
radiator radiatorja radiatorju radiatorjem radiatorji radiatorjev radiatorje
dvigalo dvigala dvigalu dvigalom dvigal dvigali
rezervni rezervnega rezervnem rezervnemu rezerva rezerve rezervo rezerv
sklad sklada skladu skladom skladi skladov sklade skladih
strošek stroška strošku stroškom stroški stroškov stroške stroških
znesek zneska znesku zneskom zneski zneskov zneske
prispevek prispevka prispevku prispevkom prispevki prispevkov prispevke
odčitek odčitka odčitku odčitki odčitkov odčitke odčitkih
števec števca števcu števcem števci števcev števce števcih
vodomer vodomera vodomeru vodomerom vodomeri vodomerov
voda vode vodi vodo vodam vodah
geslo gesla geslu geslom gesel geslih
šifra šifre šifri šifro šifer šifrah
ključ ključa ključu ključem ključi ključev ključe ključih
delež deleža deležu deležem deleži deležev deleže
delitev delitve delitvi delitvijo delitvam
površina površine površini površino površin
posojilo posojila posojilu posojil posojilom
dolžnik dolžnika dolžniku dolžniki dolžnikov
dolg dolga dolgu dolgom dolgovi dolgov dolgove dolgovih
obveznost obveznosti obveznostjo obveznostim obveznostih
naslov naslova naslovu naslovom naslovi naslovov naslove
sprememba spremembe spremembi spremembo sprememb spremembah
dan dne dneh dneva dni dnevi dnevih
mesec meseca mesecu mesecem meseci mesecev mesece mesecih
ura ure uro ur uri
hiša hiše hiši hišo hiš hišah
enota enote enoti enoto enot enotah enotami
izvajalec izvajalca izvajalcu izvajalcem izvajalci izvajalcev
obrazec obrazca obrazcu obrazcem obrazci obrazcev
pogodba pogodbe pogodbi pogodbo pogodb pogodbah
zavarovanje zavarovanja zavarovanju zavarovati zavarovana zavaroval
vzdrževanje vzdrževanja vzdrževanju vzdrževati vzdrževal
obvestilo obvestila obvestilu obvestil obvestili obvestiti
vprašanje vprašanja vprašanju vprašanj vprašati vprašal
potrdilo potrdila potrdilu potrdil potrditi
sporočilo sporočila sporočil sporočiti sporočite sporočim
pozabil pozabila pozabiti pozabljeno pozabljen
zbor zbora zboru zborom zbori zborov
škoda škode škodi škodo škod
streha strehe strehi streho streh
klet kleti kletjo kletem kleteh
garaža garaže garaži garažo garaž garažni garažna
smeti smetem smetmi
trajnik trajnika trajniku trajnikom trajniki
denar denarja denarju denarjem
otrok otroka otroku otroci otrok otrokom
upravljanje upravljanja upravljanju upravljati upravljal
čiščenje čiščenja čiščenju čiščenjem
hišnik hišnika hišniku hišniki hišnikov
red reda redu redom
najava najave najavi najavo`;

const rows = families.trim().split('\n');

test.each(rows)('%s: one stem', (row) => {
  expect([...stemsOf(row)]).toHaveLength(1);
});

test('words of different rows have different stems', () => {
  expect(rows.length).toBeGreaterThan(50);
  const stems = rows.map((row) => [...stemsOf(row)][0]);
  const shared = rows.filter((_, at) => stems.indexOf(stems[at]) !== at);
  expect(shared).toEqual([]);
});

test.each([
  'pes pesem pesek psiholog',
  'ura urad ureditev',
  'red redni redek',
  'dan danes',
  'dom domofon domet',
  'led ledina',
  'pot potrdilo potres',
  'del delež delitev',
  'klet kletka',
  'plin plinovod',
  'račun računalnik',
  'zbor zbornica',
  'voda vodovod vodja vodomer',
  'hiša hišnik hišni',
  'škoda skodelica školjka',
  'sklad skladišče',
  'stroški stroj',
  'ključ ključavnica',
  'najem najemnik najemnina',
  'lastnik lastnina',
  'uprava upravnik',
  'oseba osebje',
  'ime imam',
  'vas vsi',
  'kot kotel',
])('%s: different stems', (row) => {
  expect(stemsOf(row).size).toBe(row.split(' ').length);
});

test('a word of two letters, a number and other characters stay unchanged', () => {
  for (const word of ['ne', 'm2', '2026', '104217', '']) expect(stemOf(word)).toBe(word);
});
