/** Words for generated rows; all people, streets, towns and firms are invented. */

export const firstNames = [
  'Ana',
  'Boštjan',
  'Cvetka',
  'Črtomir',
  'Darja',
  'Erik',
  'Frančiška',
  'Gašper',
  'Helena',
  'Ištvan',
  'Jožica',
  'Katarina',
  'Luka',
  'Matjaž',
  'Neža',
  'Ožbej',
  'Polona',
  'Rok',
  'Špela',
  'Tomaž',
  'Urška',
  'Vid',
  'Zala',
  'Žiga',
] as const;

export const lastNames = [
  'Bajžlj',
  'Čebašek',
  'Dolžan',
  'Erjavšek',
  'Furlanič',
  'Grčar',
  'Hočevar',
  'Istenič',
  'Jereb',
  'Košnjek',
  'Levstik Močnik',
  'Mušič',
  'Novšak',
  'Oražem',
  'Perčič',
  'Rožanc',
  'Sušnik',
  'Šušteršič',
  'Turšič',
  'Urbančič',
  'Verščaj',
  'Zdešar',
  'Žagar',
  'Žužek',
] as const;

export const streets = [
  'Češnjeva ulica',
  'Gajeva cesta',
  'Hrastova pot',
  'Jelšev drevored',
  'Kostanjeva ulica',
  'Lipova cesta',
  'Mlinska pot',
  'Na žagi',
  'Ob potoku',
  'Pod gozdom',
  'Ruševčeva ulica',
  'Smrečje',
  'Šmarnična pot',
  'Trg pod lipo',
  'Ulica narodnih šeg',
  'Vrtna ulica',
  'Zelenjavna pot',
  'Žitna ulica',
] as const;

export const towns = [
  '1999 Zeleni Gaj',
  '2999 Lipovec ob Potoku',
  '3999 Češnjevo',
  '4999 Šentjanž na Žagi',
  '5999 Hraše pri Mlinu',
] as const;

export const managerKinds = [
  'Upravljanje',
  'Stanovanjski servis',
  'Hiša in dom',
  'Upravnik stavb',
  'Stanovanjska zadruga',
  'Biro',
] as const;

export const managerNames = [
  'Bor',
  'Breza',
  'Cer',
  'Češnja',
  'Gaber',
  'Hrast',
  'Jasen',
  'Javor',
  'Jelša',
  'Kostanj',
  'Lipa',
  'Macesen',
  'Oreh',
  'Platana',
  'Ruj',
  'Smreka',
  'Šipek',
  'Tisa',
  'Topol',
  'Vrba',
  'Žafran',
  'Žajbelj',
] as const;

export const firms = [
  'Dvigala Vzpon d.o.o.',
  'Vodovod Gaj d.o.o.',
  'Toplarna Gaj d.o.o.',
  'Komunala Gaj d.o.o.',
  'Elektro Breza s.p.',
  'Čistilni servis Bleščica d.o.o.',
  'Krovstvo Javor d.o.o.',
  'Hišnik Plus s.p.',
  'Steklarstvo Žarek s.p.',
] as const;

/** A text of exactly this many characters, such as the contract's maximum. */
export function longText(start: string, length: number): string {
  const more =
    ' – čisto dolg naziv s šumniki, ki ga mora vsaka stran prenesti in nikjer ne sme širiti';
  return (start + more.repeat(Math.ceil(length / more.length))).slice(0, length);
}
