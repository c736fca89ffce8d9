import { DEMO_NOW } from '../world/demo-today';

/** An e-mail of the portal. */
export interface SentMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The time of sending, ISO 8601. */
  readonly sentAt: string;
  /** The portal's path in the message. */
  readonly link: string;
}

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Keeps what a real server would send by e-mail, for the demo and for tests; not part of the contract (pages.md P27,
 * P28).
 * @param now milliseconds since 1970
 */
export function createMailbox(now = () => Date.parse(DEMO_NOW)) {
  const messages: SentMessage[] = [];
  const listeners: ((message: SentMessage) => void)[] = [];
  const send = (letter: Omit<SentMessage, 'sentAt'>) => {
    const message = { ...letter, sentAt: new Date(now()).toISOString() };
    messages.push(message);
    for (const listener of listeners) listener(message);
  };

  return {
    /** All messages, the oldest first. */
    messages: (): readonly SentMessage[] => [...messages],

    /** Forgets all messages; the listeners stay. */
    clear(): void {
      messages.length = 0;
    },

    /** Calls a listener with each message sent from now on. */
    onSent(listener: (message: SentMessage) => void): void {
      listeners.push(listener);
    },

    /** Reports that an account has been opened (P27). */
    sendWelcome(to: string): void {
      send({
        to,
        subject: 'Registracija je uspela',
        text: 'Vaš uporabniški račun je odprt. Zdaj se lahko prijavite.',
        link: '/prijava',
      });
    },

    /** Sends the code that confirms a vote (P30). */
    sendVotingCode(to: string, code: string, id: number, title: string): void {
      send({
        to,
        subject: 'Potrditvena koda za glasovanje',
        text: `Koda za glasovanje »${title}« je ${code}. Velja deset minut in le enkrat. Če niste glasovali vi, to sporočite upravniku.`,
        link: `/odlocanje/${id}`,
      });
    },

    /** Sends the link by which a person accepts access to a payer code (P32). */
    sendInvitation(to: string, from: string, until: string, token: string): void {
      send({
        to,
        subject: `${from} vas vabi v portal`,
        text: `${from} vam omogoča dostop do svojih enot. Povabilo velja do ${until} in le enkrat. Če osebe ne poznate, sporočilo prezrite.`,
        link: `/povabilo/${token}`,
      });
    },

    /** Tells the user of a payer code that a person has accepted (P32). */
    sendAccepted(to: string, name: string): void {
      send({
        to,
        subject: 'Povabilo je sprejeto',
        text: `${name} ima zdaj dostop do vaših enot. Dostop lahko kadar koli odvzamete.`,
        link: '/ljudje',
      });
    },

    /** Tells the user of a payer code who asks for access (P32). */
    sendAccessRequest(to: string, name: string, email: string): void {
      send({
        to,
        subject: 'Prošnja za dostop do vaših enot',
        text: `${name} (${email}) ima vašo položnico in prosi za dostop. Če osebo poznate, jo povabite. Sicer vam ni treba storiti ničesar.`,
        link: '/ljudje',
      });
    },

    /** Sends the link by which the taker of a unit answers (P36). */
    sendHandover(to: string, from: string, until: string, token: string): void {
      send({
        to,
        subject: `${from} vam predaja enoto`,
        text: `${from} vam predaja enoto. Preglejte podatke in jih potrdite ali vrnite v popravek. Povezava velja do ${until} in le enkrat. Če o primopredaji ne veste ničesar, sporočilo prezrite.`,
        link: `/prevzem/${token}`,
      });
    },

    /** Tells the giver what the taker has answered (P36). */
    sendHandoverAnswer(to: string, unit: string, isSigned: boolean, reason: string | null): void {
      send({
        to,
        subject: isSigned ? 'Prevzemnik je potrdil primopredajo' : 'Prevzemnik je vrnil podatke',
        text: isSigned
          ? `Primopredaja enote ${unit} je oddana upravniku.`
          : `Primopredaja enote ${unit} je spet osnutek. Razlog: ${reason}`,
        link: '/primopredaja',
      });
    },

    /** Tells both parties how a handover has ended (P36). */
    sendHandoverEnd(to: string, unit: string, reason: string | null): void {
      send({
        to,
        subject: reason === null ? 'Primopredaja je potrjena' : 'Primopredaja je zavrnjena',
        text:
          reason === null
            ? `Upravnik je potrdil primopredajo enote ${unit}. Sredstva rezervnega sklada ostanejo z enoto in se ne vračajo.`
            : `Upravnik je zavrnil primopredajo enote ${unit}. Razlog: ${reason}`,
        link: '/primopredaja',
      });
    },

    /** Tells the taker the new payer code, and the bill password when it belongs to no account yet (P36). */
    sendTaken(to: string, code: string, password: string | undefined): void {
      send({
        to,
        subject: 'Enota je vaša',
        text:
          password === undefined
            ? `Vaša nova šifra plačnika je ${code}. Dodana je vašemu računu.`
            : `Vaša šifra plačnika je ${code}, geslo iz položnice ${password}. Z njima odprete račun v portalu.`,
        link: password === undefined ? '/prijava' : '/registracija',
      });
    },

    /** Sends the link for a new password (P28). */
    sendReset(to: string, token: string): void {
      send({
        to,
        subject: 'Ponastavitev gesla',
        text: 'Prejeli smo zahtevo za novo geslo. Povezava velja eno uro in le enkrat. Če zahteve niste poslali vi, sporočilo prezrite.',
        link: `/pozabljeno-geslo/${token}`,
      });
    },
  };
}
