import { DialogFrame } from '../../dialogs/DialogFrame';

interface Props {
  readonly open: boolean;
  readonly first: { readonly words: string; readonly why: string } | undefined;
  readonly rest: readonly string[];
  readonly onClose: () => void;
}

/** Saved choices that do not fit any more: the first with its reason, the rest in order. */
export function MisfitsDialog({ open, first, rest, onClose }: Props) {
  return (
    <DialogFrame open={open} title="Not all steps fit any more" onClose={onClose}>
      <p>Everything before them stands as it was. They stay in the saved work.</p>
      {first && (
        <p>
          <b>{first.words}</b>: {first.why}
        </p>
      )}
      {rest.length > 0 && (
        <>
          <p>After it came:</p>
          <ol className="problems">
            {rest.map((words, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={place}>{words}</li>
            ))}
          </ol>
        </>
      )}
    </DialogFrame>
  );
}
