/** The order for Ana's oldest regular bill. */
export const september =
  'UPNQR\n\n\n\n\nAna Zupančič\nJavorjeva ulica 12\n1999 Zeleni Gaj\n00000003190\n\n\nCOST\n' +
  'Redni obračun 09/2026, plačnik 104217\n30.10.2026\nSI56999990010400151\nSI121042172609011\n' +
  'Upravljanje Zeleni Gaj d.o.o.\nGajeva cesta 1\n1999 Zeleni Gaj\n225\n';

/** The order for her bill of the reserve fund. */
export const reserve =
  'UPNQR\n\n\n\n\nAna Zupančič\nJavorjeva ulica 12\n1999 Zeleni Gaj\n00000003744\n\n\nOTHR\n' +
  'Rezervni sklad 10/2026, plačnik 104217\n30.11.2026\nSI56999990010400248\nSI121042172610028\n' +
  'Upravljanje Zeleni Gaj d.o.o.\nGajeva cesta 1\n1999 Zeleni Gaj\n226\n';
