/** The messages calls of the server, fast enough for a thousand runs. Some runs use the stateful backend instead. */

/** A server for messages. */
export interface MessageServer {
  handle(request: Request): Promise<Response>;
  /** Resets the data: two notifications and all posts are unread. */
  beginAgain(): void;
}

export const NOTIFICATIONS = [30114, 30112, 30108, 30091] as const;
export const POSTS = { '0137': [5521, 5518, 5502, 5460], '0291': [5519, 5511, 5499] } as const;
export type Building = keyof typeof POSTS;
/** Archived; it is not counted. */
const EXPIRED = 5460;

const common = { naslov: 'A', vsebina: '<p>A</p>', priloge: [] };

/** The other fields that the contract requires of a message. */
const message = {
  ...common,
  vrsta: 'splosno',
  datum: '2026-11-06T17:41:00+01:00',
  datum_branja: null,
  pomembno: false,
  stran: null,
  id_vlozisca: null,
};

const post = {
  ...common,
  kategorija: 'obvestilo',
  objavil: 'A',
  datum_objave: '2026-11-06T17:41:00+01:00',
  velja_do: null,
  pripeto: false,
  slika: null,
};

const onePage = (rows: readonly object[]) => ({
  naslednji_kazalec: null,
  stevilo_vrstic: rows.length,
});

export class SmallServer implements MessageServer {
  private readonly read = new Set<number>();

  beginAgain(): void {
    this.read.clear();
    this.read.add(30108).add(30091);
  }

  async handle({ method, url }: Request): Promise<Response> {
    const [area, ...rest] = new URL(url).pathname.split('/v2/')[1]?.split('/') ?? [];
    if (area === 'notifications') return this.notifications(method, rest);
    return this.board(rest);
  }

  private notifications(method: string, [first, second]: string[]): Response {
    if (first === 'unread_num') return Response.json({ unread_num: this.unread(NOTIFICATIONS) });
    if (first === 'read_all') return this.mark(NOTIFICATIONS);
    if (second === 'read') return this.mark([Number(first)], method === 'POST');
    const obvestila = NOTIFICATIONS.map((id_obvestila) => ({
      ...message,
      id_obvestila,
      prebrano: this.read.has(id_obvestila),
    }));
    return Response.json({
      obvestila,
      skupaj: 4,
      neprebrana: this.unread(NOTIFICATIONS),
      ...onePage(obvestila),
    });
  }

  private board([first = '', second = '']: string[]): Response {
    if (first === 'read') return this.mark([Number(second)]);
    if (first === 'read_all') return this.mark(POSTS[second as Building]);
    if (first === 'unread_num') return Response.json(this.unread(POSTS[second as Building]));
    const objave = POSTS[first as Building].map((id_objave) => ({
      ...post,
      id_objave,
      prebrano: this.read.has(id_objave),
      poteklo: id_objave === EXPIRED,
    }));
    return Response.json({
      objave,
      neprebrane: this.unread(POSTS[first as Building]),
      ...onePage(objave),
    });
  }

  private unread(ids: readonly number[]): number {
    return ids.filter((id) => id !== EXPIRED && !this.read.has(id)).length;
  }

  private mark(ids: readonly number[], read = true): Response {
    for (const id of ids) {
      if (read) this.read.add(id);
      else this.read.delete(id);
    }
    return new Response(null, { status: 204 });
  }
}
