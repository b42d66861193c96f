QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = range(4)


class Error(Exception):
    pass


def _rows(lines, delimiter, quotechar, skipinitialspace):
    row, field, state, is_quoted = [], "", "start", False
    for line in lines:
        if not isinstance(line, str):
            raise Error(f"iterator should return strings, not {type(line).__name__} (the file should be opened in text mode)")
        if state == "start" and line.strip("\r\n") == "":
            yield []
            continue
        for char in line:
            if state == "quoted":
                if char == quotechar:
                    state = "closing"
                else:
                    field += char
            elif char in "\r\n":
                if state != "ended":
                    row.append(field)
                    state = "ended"
            elif state == "ended":
                raise Error("new-line character seen in unquoted field - do you need to open the file with newline=''?")
            elif char == delimiter:
                row.append(field)
                field, state = "", "field"
            elif state == "closing" and char == quotechar:
                field += char
                state = "quoted"
            elif char == quotechar and field == "" and state in ("start", "field"):
                state = "quoted"
            elif char == " " and skipinitialspace and field == "" and state in ("start", "field"):
                pass
            else:
                field += char
                state = "plain"
        if state == "quoted":
            continue
        if state != "ended":
            row.append(field)
        yield row
        row, field, state = [], "", "start"
    if state == "quoted":
        row.append(field)
        yield row


class reader:
    def __init__(self, csvfile, dialect="excel", *, delimiter=",", quotechar='"', skipinitialspace=False, **options):
        if options or dialect != "excel":
            _outside("csv.reader()")
        self.line_num = 0
        self._rows = _rows(csvfile, delimiter, quotechar, skipinitialspace)

    def __iter__(self):
        return self

    def __next__(self):
        row = next(self._rows)
        self.line_num += 1
        return row


class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", **options):
        self.reader = reader(f, dialect, **options)
        self._fieldnames = fieldnames
        self.restkey = restkey
        self.restval = restval

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            self._fieldnames = next(self.reader, None)
        return self._fieldnames

    def __iter__(self):
        return self

    def __next__(self):
        names = self.fieldnames
        row = next(self.reader)
        while row == []:
            row = next(self.reader)
        made = dict(zip(names, row))
        if len(row) > len(names):
            made[self.restkey] = row[len(names) :]
        for name in names[len(row) :]:
            made[name] = self.restval
        return made


class writer:
    def __init__(self, csvfile, dialect="excel", *, delimiter=",", quotechar='"', lineterminator="\r\n", quoting=QUOTE_MINIMAL, **options):
        if options or dialect != "excel" or quoting not in (QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC):
            _outside("csv.writer()")
        self._file, self._delimiter, self._quote = csvfile, delimiter, quotechar
        self._end, self._quoting = lineterminator, quoting

    def _shown(self, value, is_only):
        text = "" if value is None else value if isinstance(value, str) else repr(value) if isinstance(value, float) else str(value)
        must = any(char in text for char in (self._delimiter, self._quote, "\n", "\r")) or (is_only and text == "")
        if self._quoting == QUOTE_ALL or (self._quoting == QUOTE_NONNUMERIC and not isinstance(value, (int, float))):
            must = True
        return self._quote + text.replace(self._quote, self._quote * 2) + self._quote if must else text

    def writerow(self, row):
        row = list(row)
        return self._file.write(self._delimiter.join(self._shown(value, len(row) == 1) for value in row) + self._end)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)


class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", **options):
        self.fieldnames = list(fieldnames)
        self.restval = restval
        self.extrasaction = extrasaction
        self.writer = writer(f, dialect, **options)

    def writeheader(self):
        return self.writer.writerow(self.fieldnames)

    def _row(self, rowdict):
        wrong = [key for key in rowdict if key not in self.fieldnames]
        if self.extrasaction == "raise" and wrong:
            raise ValueError("dict contains fields not in fieldnames: " + ", ".join(repr(x) for x in wrong))
        return [rowdict.get(key, self.restval) for key in self.fieldnames]

    def writerow(self, rowdict):
        return self.writer.writerow(self._row(rowdict))

    def writerows(self, rowdicts):
        for row in rowdicts:
            self.writerow(row)
