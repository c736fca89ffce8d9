import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../src/api/schema';

/** MSW's `http`, which compiles only with paths, statuses and bodies of the description. */
export const http = createOpenApiHttp<paths>();
