/** What an e-mail of the portal says. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** The portal's path in the message. */
  readonly link: string;
}

/** The e-mails of the portal. */
export const letters = {
  /** An account has been opened (P27). */
  welcome(): Letter {
    return {
      subject: 'Registracija je uspela',
      text: 'Vaš uporabniški račun je odprt. Zdaj se lahko prijavite.',
      link: '/prijava',
    };
  },

  /** The code that confirms a vote (P30). */
  votingCode(code: string, id: number, title: string): Letter {
    return {
      subject: 'Potrditvena koda za glasovanje',
      text: `Koda za glasovanje »${title}« je ${code}. Velja deset minut in le enkrat. Če niste glasovali vi, to sporočite upravniku.`,
      link: `/odlocanje/${id}`,
    };
  },

  /** The link by which a person accepts access to a payer code (P32). */
  invitation(from: string, until: string, token: string): Letter {
    return {
      subject: `${from} vas vabi v portal`,
      text: `${from} vam omogoča dostop do svojih enot. Povabilo velja do ${until} in le enkrat. Če osebe ne poznate, sporočilo prezrite.`,
      link: `/povabilo/${token}`,
    };
  },

  /** To the user of a payer code: a person has accepted (P32). */
  accepted(name: string): Letter {
    return {
      subject: 'Povabilo je sprejeto',
      text: `${name} ima zdaj dostop do vaših enot. Dostop lahko kadar koli odvzamete.`,
      link: '/ljudje',
    };
  },

  /** To the user of a payer code: who asks for access (P32). */
  accessRequest(name: string, email: string): Letter {
    return {
      subject: 'Prošnja za dostop do vaših enot',
      text: `${name} (${email}) ima vašo položnico in prosi za dostop. Če osebo poznate, jo povabite. Sicer vam ni treba storiti ničesar.`,
      link: '/ljudje',
    };
  },

  /** The link by which the taker of a unit answers (P36). */
  handover(from: string, until: string, token: string): Letter {
    return {
      subject: `${from} vam predaja enoto`,
      text: `${from} vam predaja enoto. Preglejte podatke in jih potrdite ali vrnite v popravek. Povezava velja do ${until} in le enkrat. Če o primopredaji ne veste ničesar, sporočilo prezrite.`,
      link: `/prevzem/${token}`,
    };
  },

  /** To the giver: what the taker has answered (P36). */
  handoverAnswer(unit: string, isSigned: boolean, reason: string | null): Letter {
    return {
      subject: isSigned ? 'Prevzemnik je potrdil primopredajo' : 'Prevzemnik je vrnil podatke',
      text: isSigned
        ? `Primopredaja enote ${unit} je oddana upravniku.`
        : `Primopredaja enote ${unit} je spet osnutek. Razlog: ${reason}`,
      link: '/primopredaja',
    };
  },

  /** To both parties: how a handover has ended (P36). */
  handoverEnd(unit: string, reason: string | null): Letter {
    return {
      subject: reason === null ? 'Primopredaja je potrjena' : 'Primopredaja je zavrnjena',
      text:
        reason === null
          ? `Upravnik je potrdil primopredajo enote ${unit}. Sredstva rezervnega sklada ostanejo z enoto in se ne vračajo.`
          : `Upravnik je zavrnil primopredajo enote ${unit}. Razlog: ${reason}`,
      link: '/primopredaja',
    };
  },

  /** To the taker: the new payer code, and the bill password when it belongs to no account yet (P36). */
  taken(code: string, password: string | undefined): Letter {
    return {
      subject: 'Enota je vaša',
      text:
        password === undefined
          ? `Vaša nova šifra plačnika je ${code}. Dodana je vašemu računu.`
          : `Vaša šifra plačnika je ${code}, geslo iz položnice ${password}. Z njima odprete račun v portalu.`,
      link: password === undefined ? '/prijava' : '/registracija',
    };
  },

  /** The link for a new password (P28). */
  reset(token: string): Letter {
    return {
      subject: 'Ponastavitev gesla',
      text: 'Prejeli smo zahtevo za novo geslo. Povezava velja eno uro in le enkrat. Če zahteve niste poslali vi, sporočilo prezrite.',
      link: `/pozabljeno-geslo/${token}`,
    };
  },
};
