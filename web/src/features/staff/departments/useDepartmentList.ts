import { listDepartments } from "#shared/contract/departments.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";
import { useFilledPages } from "#web/api/pages/useFilledPages.ts";

/** `rows` is undefined while the first page loads. */
export function useDepartmentList(Search: string) {
  const pages = useCallPages(listDepartments, Search ? { Search } : {}, { keepsLast: true });
  const rows = pages.data?.pages.flatMap(({ Departments }) => Departments);
  const list = useFilledPages(pages, rows?.length ?? 0, Search);
  return { list, rows, question: Search, isChanging: pages.isPlaceholderData };
}

export type DepartmentList = ReturnType<typeof useDepartmentList>;
