import { describe, expect, test, vi } from 'vitest';
import type { Api } from '../../api/client';
import { NoDocument } from '../../api/download';
import { ApiError, NetworkError, StaleAnswer, WrongAnswer } from '../../api/errors';
import { gather } from './gather';
import type { PlannedFile } from './pack-plan';

const bytes = (size: number) => new Uint8Array(size);
const MB = 1024 * 1024;

function file(
  name: string,
  get: () => Promise<Uint8Array<ArrayBuffer>>,
  size?: number,
): PlannedFile {
  return { name, source: 'getX', size, get: async () => ({ name, bytes: await get() }) };
}

function toolsWith(allow = true) {
  const controller = new AbortController();
  const tools = {
    api: {} as Api,
    signal: controller.signal,
    onProgress: vi.fn(),
    allowLarge: vi.fn(async () => allow),
  };
  return { controller, tools };
}

describe('the files of a pack', () => {
  test.each([
    [new NoDocument(), 'dokumenta ni na strežniku'],
    [new ApiError(404), 'dokumenta ni na strežniku'],
    [new ApiError(403), 'nimate dostopa'],
    [new ApiError(503), 'strežnik je odgovoril z napako 503'],
    [new WrongAnswer(200, '.x'), 'odgovor strežnika ni uporaben'],
  ])('%s makes one file missing, and the others come', async (error, missing) => {
    const planned = [file('a', () => Promise.reject(error)), file('b', async () => bytes(3))];
    const entries = await gather(planned, toolsWith().tools);
    expect(entries).toContainEqual({ name: 'a', source: 'getX', missing });
    expect(entries).toContainEqual(expect.objectContaining({ name: 'b', bytes: bytes(3) }));
  });

  test.each([new NetworkError(undefined), new StaleAnswer(), new ApiError(401)])(
    '%s ends the run, and no further file is asked for',
    async (error) => {
      const later = vi.fn(async () => bytes(1));
      const planned = [
        file('a', () => Promise.reject(error)),
        ...Array.from({ length: 20 }, (_, index) => file(String(index), later)),
      ];
      await expect(gather(planned, toolsWith().tools)).rejects.toBe(error);
      expect(later.mock.calls.length).toBeLessThan(12);
    },
  );

  test('a cancelled run gives nothing', async () => {
    const { controller, tools } = toolsWith();
    const planned = [
      file('a', async () => {
        controller.abort();
        return bytes(1);
      }),
    ];
    await expect(gather(planned, tools)).rejects.toThrow(/abort/i);
  });

  test('a size that is known before asks before the first file', async () => {
    const get = vi.fn(async () => bytes(1));
    const { tools } = toolsWith(false);
    expect(await gather([file('a', get, 60 * MB)], tools)).toBeUndefined();
    expect(tools.allowLarge).toHaveBeenCalledExactlyOnceWith(60 * MB, true);
    expect(get).not.toHaveBeenCalled();
  });

  test('a size that shows only on the way asks once, and goes on when wanted', async () => {
    const planned = Array.from({ length: 6 }, (_, index) =>
      file(String(index), async () => bytes(20 * MB)),
    );
    const { tools } = toolsWith();
    expect(await gather(planned, tools)).toHaveLength(6);
    expect(tools.allowLarge).toHaveBeenCalledOnce();
  });

  test('50 MB do not ask yet', async () => {
    const { tools } = toolsWith();
    await gather([file('a', async () => bytes(50 * MB), 50 * MB)], tools);
    expect(tools.allowLarge).not.toHaveBeenCalled();
  });

  test('the progress counts files and bytes', async () => {
    const { tools } = toolsWith();
    await gather(
      [file('a', async () => bytes(3)), { name: 'b', source: '-', missing: 'x' }],
      tools,
    );
    expect(tools.onProgress).toHaveBeenLastCalledWith({ done: 2, all: 2, bytes: 3 });
  });
});
