import { downloadText } from '../../text/documents/download';
import { feedText as text } from '../../text/news/feed';
import { Facts } from '../../ui/page/facts';
import { DocumentList } from '../documents/document-list';
import { DownloadButton } from '../documents/download-button';
import { RichText } from '../managers-text/rich-text';
import { FeedActions } from './feed-actions';
import type { FeedItem, FeedLook } from './feed-plan';

interface FeedContentProps {
  readonly id: string;
  readonly item: FeedItem;
  readonly look: FeedLook;
  readonly onMark: (read: boolean) => void;
}

/** The content of an opened message: text, files, picture, facts and links. */
export function FeedContent({ id, item, look, onMark }: FeedContentProps) {
  const { html, files, picture, facts, title } = item;
  return (
    <div id={id} className="feed__content">
      <RichText html={html} />
      {files.length > 0 ? (
        <section className="feed__files" aria-label={text.attachments}>
          <h3>{text.attachments}</h3>
          <DocumentList label={text.attachments} files={files} />
        </section>
      ) : null}
      {picture ? (
        <DownloadButton
          label={downloadText.save(text.pictureAccusative)}
          document={title}
          file={picture}
        />
      ) : null}
      {Object.keys(facts).length > 0 ? <Facts facts={facts} /> : null}
      <FeedActions item={item} look={look} onMark={onMark} />
    </div>
  );
}
