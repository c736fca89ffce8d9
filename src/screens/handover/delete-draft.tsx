import { useNavigate } from 'react-router-dom';
import { messages } from '../../text/common/messages';
import { handoverText as text } from '../../text/people/handover';
import type { OpenCase } from './use-case';
import { useConfirmed } from './use-confirmed';

/** Asks before a draft is deleted with its files. */
export function DeleteDraft({ open, onClose }: { open: OpenCase; onClose: () => void }) {
  const navigate = useNavigate();
  return useConfirmed({
    question: text.deleteQuestion,
    note: text.deleteNote,
    yes: text.deleteDraft,
    failed: messages.deleteFailed,
    act: () => open.actor.act('delete.chosen'),
    onDone: async (isHere) => {
      if (isHere) await navigate('?', { replace: true });
      await open.refresh();
      return text.deleted;
    },
    refresh: open.refresh,
    onClose,
  });
}
