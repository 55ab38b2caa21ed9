import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { FileList } from 'shared-ui/FileList';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { ShowAllButton } from '#components/ShowAllButton';
import { useFiles } from '../api/useFiles';
import { toStoredEntry } from '../fileEntries';
import { FIRST_FILES, SKELETON_ROWS } from '../limits';
import { texts } from '../texts';

interface CompanyFilesBlockProps {
  /** Whose files; one's own without an id. */
  userId?: number;
  /** An empty list says where it can be filled. */
  isEditable?: boolean;
}

/** «Файлы компании» on a company's page: to be downloaded, not changed (OWN-05, FILE-04). */
export function CompanyFilesBlock({ userId, isEditable = false }: CompanyFilesBlockProps) {
  const files = useFiles(userId);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Card
      title={texts.title}
      actions={(files.data?.length ?? 0) > FIRST_FILES && <ShowAllButton isWhole={isWhole} onChange={setIsWhole} />}
    >
      <Loaded
        query={files}
        skeleton={<Rows />}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            action={
              isEditable && (
                <ButtonLink variant="secondary" to={`${paths.profileEdit}#files`}>
                  {texts.add}
                </ButtonLink>
              )
            }
          >
            {texts.none}
          </EmptyState>
        }
      >
        {(list) => (
          <FileList label={texts.title} files={list.slice(0, isWhole ? undefined : FIRST_FILES).map(toStoredEntry)} />
        )}
      </Loaded>
    </Card>
  );
}

/** Holds the place of some files. */
function Rows() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={4}>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} height={44} />
          ))}
        </Stack>
      </Delayed>
    </div>
  );
}
