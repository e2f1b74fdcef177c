import { useEffect, useState } from 'react';
import { measuring, painted } from './paint';
import { layout, type TablePicture } from './picture.view';

/** Rest after the last letter before the picture is drawn anew. */
const REST = 400;

export interface DrawnPicture {
  readonly blob: Blob;
  readonly url: string;
}

/** The picture of a table, drawn anew some time after its words changed; `lost` where it can't be drawn. */
export function usePicture(table: TablePicture): DrawnPicture | 'lost' | undefined {
  const [drawn, setDrawn] = useState<DrawnPicture | 'lost'>();
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      try {
        const blob = await painted(layout(table, await measuring()));
        if (!stale) setDrawn({ blob, url: URL.createObjectURL(blob) });
      } catch {
        if (!stale) setDrawn('lost');
      }
    }, REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [table]);
  const url = typeof drawn === 'object' ? drawn.url : undefined;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return drawn;
}
