import { type Api, type ApiSettings, createApi } from './client';

/** For tests: an API with a live token. @param settings - those that differ, such as `fetch` */
export function testApi(settings: Partial<ApiSettings> = {}): Api {
  return createApi({
    origin: 'https://portal.example.si',
    product: 'portal',
    readToken: () => 'mine',
    onUnauthorised: () => {},
    ...settings,
  });
}
