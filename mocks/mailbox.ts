/** A message that the portal has sent by e-mail. */
export interface SentMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The path of the portal that the message leads to. */
  readonly link: string;
}

export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * Keeps what a real server would send by e-mail, for the demo and for tests; it is no part of the contract
 * (domain.md P27, P28).
 */
export function createMailbox() {
  const messages: SentMessage[] = [];

  return {
    /** All messages, the oldest first. */
    messages: (): readonly SentMessage[] => [...messages],

    /** Says that an account has been opened (P27). */
    sendWelcome(to: string): void {
      messages.push({
        to,
        subject: 'Registracija je uspela',
        text: 'Vaš uporabniški račun je odprt. Zdaj se lahko prijavite.',
        link: '/prijava',
      });
    },

    /** Sends the link to a new password (P28). */
    sendReset(to: string, token: string): void {
      messages.push({
        to,
        subject: 'Ponastavitev gesla',
        text: 'Prejeli smo zahtevo za novo geslo. Povezava velja eno uro in le enkrat. Če zahteve niste poslali vi, sporočilo prezrite.',
        link: `/pozabljeno-geslo/${token}`,
      });
    },
  };
}
