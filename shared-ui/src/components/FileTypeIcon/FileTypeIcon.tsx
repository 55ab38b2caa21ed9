import File from 'lucide-react/icons/file';
import FileArchive from 'lucide-react/icons/file-archive';
import FileChartPie from 'lucide-react/icons/file-chart-pie';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { splitFileName } from '../fileName/fileName';

const kinds = [
  { Icon: FileImage, extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp'] },
  { Icon: FileText, extensions: ['doc', 'docx', 'pdf', 'rtf', 'txt'] },
  { Icon: FileSpreadsheet, extensions: ['xls', 'xlsx'] },
  { Icon: FileChartPie, extensions: ['ppt', 'pptx'] },
  { Icon: FileArchive, extensions: ['zip', 'rar'] },
];

export interface FileTypeIconProps {
  /** The file's name. */
  name: string;
  /** In px. */
  size?: 16 | 20;
}

/** What a file is, by its extension. The name beside it says the same. */
export function FileTypeIcon({ name, size = 20 }: FileTypeIconProps) {
  const extension = splitFileName(name).extension.slice(1).toLowerCase();
  const { Icon } = kinds.find(({ extensions }) => extensions.includes(extension)) ?? { Icon: File };
  return <Icon size={size} aria-hidden />;
}
