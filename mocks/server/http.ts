import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../src/api/schema';

/** MSW's `http`, in which only paths, statuses and bodies of the description compile. */
export const http = createOpenApiHttp<paths>();
