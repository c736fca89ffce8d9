import { useRef, useState } from 'react';
import { preparedPhoto } from './photos';

/** The photos that this browser cannot decode, found when they are chosen and not only when they are sent. */
export function useUnreadable() {
  const [unreadable, setUnreadable] = useState<ReadonlySet<File>>(new Set());
  const seen = useRef(new WeakSet<File>());
  const check = async (file: File) => {
    try {
      await preparedPhoto(file);
    } catch {
      setUnreadable((known) => new Set(known).add(file));
    }
  };
  const look = async (files: readonly File[]) => {
    for (const file of files) {
      if (seen.current.has(file)) continue;
      seen.current.add(file);
      await check(file);
    }
  };
  return { unreadable, look: (files: readonly File[]) => void look(files) };
}
