import { useEffect, useRef } from "react";
import { Paper, type PaperProps, printPaper } from "./Paper.tsx";

interface Props extends Omit<PaperProps, "ref"> {
  /** Also when cancelled. */
  readonly onDone: () => void;
}

/** Prints as soon as it is mounted. */
export function PaperOnly({ onDone, ...paper }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    let isThere = true;
    const finish = () => done.current();
    window.addEventListener("afterprint", finish);
    void printPaper(root.current, () => isThere);
    return () => {
      isThere = false;
      window.removeEventListener("afterprint", finish);
    };
  }, []);
  return <Paper {...paper} ref={root} />;
}
