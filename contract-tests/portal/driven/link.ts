import { issueLink, type LinkPurpose } from '../../../mocks/account/account-links';
import { onMock } from '../../support/target';
import type { Portal } from './portal';

const anaId = 4821;

/** The token of a link in an e-mail; the mock takes any. */
export const linkFor = ({ server }: Portal, purpose: LinkPurpose) =>
  onMock ? 'a'.repeat(43) : issueLink(server.backend.db, purpose, anaId);
